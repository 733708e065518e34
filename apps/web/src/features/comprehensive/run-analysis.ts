import type { ComprehensiveDiagnosis, DiagnosisInput, DtcInformation } from '@tappet/diagnosis'
import { codesToLookUp, diagnose, findReferenceCode } from '@tappet/diagnosis'

/** What the analysis asks of the network. Both reject when nobody answers. */
export type AnalysisCalls = {
  /** May I, and count it. */
  countUse(): Promise<{ can_use: boolean; limit: number }>
  /** What a code means that the built-in reference does not hold; a maker's own code for the car's make. */
  lookUpCode(code: string, make: string): Promise<DtcInformation>
}

/** Where an analysis stands, for the driver who waits. */
export type AnalysisStep = 'usage' | 'codes' | 'records'

export type AnalysisSetting = {
  createId(): string
  now(): Date
  onStep(step: AnalysisStep): void
  /** The use was counted by an attempt that then failed: it is not counted twice. */
  alreadyCounted: boolean
  onCounted(): void
}

export type AnalysisOutcome =
  | { kind: 'refused'; limit: number }
  | { kind: 'done'; result: ComprehensiveDiagnosis }

/**
 * The usage check, the codes, the diagnosis. The last is computed here; a code that cannot be looked up is
 * logged and skipped.
 * @throws when the usage check fails
 */
export async function runAnalysis(
  input: DiagnosisInput,
  calls: AnalysisCalls,
  setting: AnalysisSetting,
): Promise<AnalysisOutcome> {
  setting.onStep('usage')
  if (!setting.alreadyCounted) {
    const { can_use, limit } = await calls.countUse()
    if (!can_use) return { kind: 'refused', limit }
    setting.onCounted()
  }
  setting.onStep('codes')
  const lookedUp = await lookUpCodes(input.codes, input.vehicle_info.make ?? '', calls)
  setting.onStep('records')
  const { createId, now } = setting
  const result = diagnose(input, { createId, timestamp: now().toISOString(), lookedUp })
  if (result.probable_causes.length === 0) console.warn('No data found for this diagnosis')
  return { kind: 'done', result }
}

async function lookUpCodes(
  codes: readonly string[],
  make: string,
  { lookUpCode }: Pick<AnalysisCalls, 'lookUpCode'>,
): Promise<DtcInformation[]> {
  const wellFormed = codesToLookUp(codes)
  for (const code of codes) if (!wellFormed.includes(code)) console.warn(`Not a trouble code: ${code}`)
  const unknown = wellFormed.filter((code) => findReferenceCode(code) === undefined)
  const answers = await Promise.all(
    unknown.map((code) =>
      lookUpCode(code, make).catch((error: unknown) => {
        console.warn(`Code ${code} could not be looked up`, error)
        return null
      }),
    ),
  )
  return answers.filter((answer) => answer !== null)
}
