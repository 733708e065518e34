import { ask, isLost, oneSender } from '../car/ask.ts'
import { parametersAtOnce } from '../car/language.ts'
import { parametersFrom, type UnitParameter } from '../car/parameters.ts'
import type { Failure } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import { isCan } from '../tables/protocols.table.ts'
import { type Clock, pause } from '../transport.ts'
import { type OwnOptions, ownRounds, type Round } from './own-rounds.ts'
import { commandFor, dueIn, learned, nextRound, type Plan, planFor } from './plan.ts'

export interface LiveReading extends UnitParameter {
  readonly at: number
}

export interface LiveOptions extends OwnOptions {
  readonly pids: readonly number[]
  readonly onReadings: (readings: readonly LiveReading[]) => void
  readonly oneAtATime?: boolean
}

export interface Live {
  stop(): void
  readonly ended: Promise<Failure | null>
}

/** The ignition may be off. */
const QUIET_ROUND_MS = 1_000
const RESTING_ROUND_MS = 100

/** As fast as car and adapter allow. */
export function pollLive(link: Link, clock: Clock, options: LiveOptions): Live {
  let stopped = false
  const poll = async (): Promise<Failure | null> => {
    const can = isCan(link.adapter().protocol?.framing ?? 'legacy')
    const several = can && options.oneAtATime !== true
    let plan = planFor(options.pids, several ? parametersAtOnce(link.adapter().standard) : 1)
    const own = ownRounds(link, clock, options)
    while (!stopped) {
      const round = await runRound(link, clock, plan, options, () => stopped)
      if (round.failure !== null) return round.failure
      // A car that answers no request for several values is asked one by one at once.
      const isSplit = round.plan.multi !== plan.multi
      plan = nextRound(round.plan)
      const ownRound = await own(() => stopped)
      if (ownRound.failure !== null) return ownRound.failure
      if (round.asked + ownRound.asked === 0) await pause(clock, RESTING_ROUND_MS)
      else if (!round.heard && !ownRound.heard && !isSplit) await pause(clock, QUIET_ROUND_MS)
    }
    return null
  }
  return {
    stop() {
      stopped = true
    },
    ended: poll(),
  }
}

async function runRound(
  link: Link,
  clock: Clock,
  before: Plan,
  options: LiveOptions,
  stopped: () => boolean,
): Promise<Round & { readonly plan: Plan }> {
  let plan = before
  let hasAnswer = false
  let requests = 0
  for (const index of dueIn(before)) {
    const group = plan.groups[index]
    if (group === undefined || stopped() || plan.multi !== before.multi) break
    requests += 1
    const to = oneSender(link)
    const counts = link.adapter().countDigit && to.unit === undefined
    const result = await ask(link, commandFor(group, counts), to)
    if (result.kind === 'failed' && (isLost(result.failure) || result.failure.kind === 'otherStandard')) {
      return { plan, asked: requests, heard: hasAnswer, failure: result.failure }
    }
    const reply = result.kind !== 'failed' ? result.value : null
    const parameters = reply === null ? [] : parametersFrom(reply.messages, group.pids).parameters
    const disturbed = reply === null || reply.strangers > 0 || reply.damaged.length > 0
    const answered = [...new Set(parameters.map(({ pid }) => pid))]
    plan = learned(plan, index, { answered, frames: reply?.frames ?? 0, disturbed })
    if (parameters.length === 0) continue
    hasAnswer = true
    const at = clock.now()
    options.onReadings(parameters.map((parameter) => ({ ...parameter, at })))
  }
  return { plan, asked: requests, heard: hasAnswer, failure: null }
}
