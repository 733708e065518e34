import type { Result } from '../dialogue/failure.ts'
import { done, failed } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import { voltageIn } from '../readings/voltage.ts'

/** Battery voltage at the plug, as the adapter measures it; works without a car that answers. */
export async function readVoltage(link: Link): Promise<Result<number>> {
  const result = await link.request('ATRV')
  if (!result.ok) return result
  const volts = result.value.text.map(voltageIn).find((found) => found !== null)
  return volts === undefined || volts === null
    ? failed({ kind: 'noAnswer', statuses: result.value.statuses, damaged: result.value.text })
    : done(volts)
}
