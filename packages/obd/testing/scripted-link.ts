import { type CarStandard, UNKNOWN_ADAPTER } from '../src/dialogue/adapter.ts'
import type { Failure } from '../src/dialogue/failure.ts'
import type { Link } from '../src/dialogue/link.ts'
import { failedReading, readingOf } from '../src/reading.ts'
import { parseReply } from '../src/reply/reply.ts'
import { type Framing, PROTOCOLS } from '../src/tables/protocols.table.ts'

/** What the adapter says, lines separated by \r, or why nothing came. */
type Answer = string | Failure

/** By request, or by unit and request where one unit is asked alone; a list gives its answers one after the other. */
export type Script = Readonly<Record<string, Answer | readonly Answer[]>>

export interface ScriptedLink extends Link {
  /** Every request, in order. */
  readonly sent: readonly string[]
}

export interface ScriptedCar {
  readonly framing?: Framing
  /** False: an adapter that does not name its protocol. */
  readonly namesProtocol?: boolean
  readonly standard?: CarStandard
  /** Units that answered the search. */
  readonly units?: readonly string[]
}

const seen = (ecu: string) => ({ ecu, announces: null })

/** A link that answers from a table; what is not in it gives NO DATA. */
export function scriptedLink(
  script: Script,
  { framing = 'can11', namesProtocol = true, standard = 'J1979', units = [] }: ScriptedCar = {},
): ScriptedLink {
  const protocol = (namesProtocol && PROTOCOLS.find((each) => each.framing === framing)) || null
  const commands: string[] = []
  return {
    sent: commands,
    adapter: () => ({
      ...UNKNOWN_ADAPTER,
      headers: true,
      protocol,
      standard,
      units: units.map(seen),
      unitsKnown: true,
    }),
    request: async (command, { unit } = {}) => {
      const key = unit === undefined ? command : `${unit} ${command}`
      const answers = [script[key] ?? 'NO DATA'].flat()
      const before = commands.filter((each) => each === key).length
      commands.push(key)
      const answer = answers[Math.min(before, answers.length - 1)] ?? 'NO DATA'
      if (typeof answer !== 'string') return failedReading(answer)
      return readingOf(parseReply(answer, { command, framing, headers: true, units }))
    },
    lost: () => null,
    close: async () => {},
  }
}
