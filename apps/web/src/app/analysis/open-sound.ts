import type { DifferentialCase } from '@tappet/diagnosis'
import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import { loadEngine, openWithSenses } from '../../features/differential/index.ts'
import type { KnownOfCar } from './car-senses.ts'

type Heard = Pick<ShownDiagnosis, 'issue' | 'confidence' | 'alternatives' | 'evidence'>

/** @throws when the engine cannot be fetched */
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
 * What an adapter reads never leaves the device. Null where there is no scan, or the case holds one.
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
