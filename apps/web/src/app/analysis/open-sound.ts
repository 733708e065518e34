import type { DifferentialCase } from '@tappet/diagnosis'
import { loadEngine, openWithSenses } from '../../features/differential/index.ts'
import type { ShownDiagnosis } from '../../features/results/read-result.ts'
import type { KnownOfCar } from './car-senses.ts'

type Heard = Pick<ShownDiagnosis, 'issue' | 'confidence' | 'alternatives' | 'evidence'>

/**
 * The case of a recording that came with none, as results of before do.
 * @throws when the engine cannot be fetched
 */
export async function openSound(
  { issue, confidence, alternatives, evidence }: Heard,
  { senses, codes, car }: KnownOfCar,
  atMs: number,
): Promise<DifferentialCase> {
  const sound = { issue, confidence: Math.round(confidence ?? 0), alternatives, evidence }
  const thisYear = new Date(atMs).getFullYear()
  return openWithSenses({ texts: [], codes, car, thisYear }, { ...senses, sound })
}

/**
 * The case with the scan that this device keeps of the car: what an adapter reads never leaves it. Null where there is
 * none, or the case holds one.
 * @throws when the engine cannot be fetched
 */
export async function withKeptScan(
  value: DifferentialCase,
  { senses: { scan }, codes }: KnownOfCar,
): Promise<DifferentialCase | null> {
  if ((scan === undefined && codes.length === 0) || value.given.sensed?.codesRead) return null
  const { sense, withCodes, withSensed } = await loadEngine()
  return withCodes(scan === undefined ? value : withSensed(value, sense({ scan })), codes)
}
