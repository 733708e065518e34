import {
  type ComprehensiveDiagnosis,
  codesToLookUp,
  type DiagnosisInput,
  type DifferentialCase,
  type DtcInformation,
  diagnose,
  findReferenceCode,
} from '@tappet/diagnosis'

/** Both reject when nobody answers. */
export type AnalysisCalls = {
  /** `useId` names the use, so that it can be given back. */
  countUse(): Promise<{ can_use: boolean; limit: number; useId: string | null }>
  giveUseBack(useId: string): Promise<boolean>
  /** A maker's own code for the car's make. */
  lookUpCode(code: string, make: string): Promise<DtcInformation>
}

export type AnalysisStep = 'usage' | 'codes' | 'records'

/** Null where it cannot be given back. */
export type CountedUse = { id: string | null }

export type AnalysisSetting = {
  createId(): string
  now(): Date
  onStep(step: AnalysisStep): void
  /** Not counted twice. */
  counted: CountedUse | null
  onCounted(use: CountedUse): void
  openDifferential(input: DiagnosisInput, thisYear: number): Promise<DifferentialCase>
}

export type AnalysisOutcome =
  | { kind: 'refused'; limit: number }
  /** `givenBack`: neither engine names a cause. */
  | { kind: 'done'; result: ComprehensiveDiagnosis; givenBack: boolean }

/**
 * A code that cannot be looked up is logged and skipped.
 * @throws when the usage check fails
 */
export async function runAnalysis(
  input: DiagnosisInput,
  calls: AnalysisCalls,
  setting: AnalysisSetting,
): Promise<AnalysisOutcome> {
  setting.onStep('usage')
  let use = setting.counted
  if (use === null) {
    const { can_use, limit, useId } = await calls.countUse()
    if (!can_use) return { kind: 'refused', limit }
    use = { id: useId }
    setting.onCounted(use)
  }
  setting.onStep('codes')
  const lookedUp = await lookUpCodes(input.codes, input.vehicle_info.make ?? '', calls)
  setting.onStep('records')
  const { createId, now } = setting
  const startedAt = now()
  const stated = diagnose(input, { createId, timestamp: startedAt.toISOString(), lookedUp })
  if (stated.probable_causes.length === 0) console.warn('No data found for this diagnosis')
  const differential = await differentialOrNone(input, startedAt.getFullYear(), setting)
  const result = differential === null ? stated : { ...stated, differential }
  return { kind: 'done', result, givenBack: await giveBackUnlessNamed(result, use, calls) }
}

// The stated report stands without it.
async function differentialOrNone(
  input: DiagnosisInput,
  thisYear: number,
  { openDifferential }: Pick<AnalysisSetting, 'openDifferential'>,
): Promise<DifferentialCase | null> {
  try {
    return await openDifferential(input, thisYear)
  } catch (error) {
    console.warn('The differential could not be made', error)
    return null
  }
}

async function giveBackUnlessNamed(
  { probable_causes, differential }: ComprehensiveDiagnosis,
  { id }: CountedUse,
  { giveUseBack }: Pick<AnalysisCalls, 'giveUseBack'>,
): Promise<boolean> {
  const namesCause = probable_causes.length > 0 || (differential?.report.causes.length ?? 0) > 0
  if (namesCause || id === null) return false
  try {
    return await giveUseBack(id)
  } catch (error) {
    console.warn('The use could not be given back', error)
    return false
  }
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
