import type { Result } from '../dialogue/failure.ts'
import { done, failed } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { Readiness } from '../readings/readiness.ts'
import { readinessIn } from '../readings/readiness.ts'
import { ask } from './ask.ts'

export interface UnitReadiness {
  readonly ecu: string
  readonly readiness: Readiness
}

/** Readiness since the codes were cleared, or in this drive cycle, for each unit that has it. */
export async function readReadiness(
  link: Link,
  since: 'cleared' | 'thisDrive' = 'cleared',
): Promise<Result<readonly UnitReadiness[]>> {
  const result = await ask(link, since === 'cleared' ? '0101' : '0141')
  if (!result.ok) return result
  const units = result.value.messages.flatMap(({ ecu, data }) => {
    const readiness = readinessIn(data)
    return readiness.ok ? [{ ecu, readiness: readiness.value }] : []
  })
  return units.length > 0 ? done(units) : failed({ kind: 'unreadable', reason: 'short' })
}
