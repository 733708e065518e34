import type { Failure } from '../dialogue/failure.ts'
import type { TranscriptEntry } from '../dialogue/transcript.ts'
import { MIN_CAR_VOLTS, voltageIn } from '../readings/voltage.ts'
import { linesOf } from '../reply/lines.ts'
import { NO_ADAPTER_SERVICE } from '../tables/bluetooth.table.ts'
import { NRC } from '../tables/negative.table.ts'
import type { Status } from '../tables/status.table.ts'
import { type Attempt, attemptsIn, type Exchange } from './exchanges.ts'
import { FINDINGS, type FindingId, type NoteId, STEPS, type StepId } from './findings.table.ts'
import { notesIn } from './notes.ts'
import { whyWords } from './words.ts'

export interface Diagnosis {
  readonly finding: FindingId
  readonly say: string
  readonly tryThis: readonly string[]
  readonly steps: readonly {
    readonly id: StepId
    readonly name: string
    readonly outcome: 'passed' | 'failed' | 'notReached'
  }[]
  readonly notes: readonly NoteId[]
  readonly evidence: string
}

/** With a failure it never reports that everything answered. */
export function diagnose(entries: readonly TranscriptEntry[], failure: Failure | null = null): Diagnosis {
  const attempts = attemptsIn(entries)
  const last = attempts.at(-1)
  const seen = last === undefined ? 'nothingTried' : withHistory(findingIn(last), attempts.slice(0, -1))
  const finding = failure !== null && seen === 'well' ? findingOf(failure) : seen
  const { step, say, tryThis } = FINDINGS[finding]
  const failedAt = STEPS.findIndex(({ id }) => id === step)
  const outcome = (index: number) =>
    index < failedAt || failedAt < 0 ? 'passed' : index === failedAt ? 'failed' : 'notReached'
  const lastExchange = last?.exchanges.at(-1)
  return {
    finding,
    say: finding === 'incomplete' && failure !== null ? `${say.slice(0, -1)}: ${whyOf(failure)}.` : say,
    tryThis,
    steps: STEPS.map(({ id, name }, index) => ({ id, name, outcome: outcome(index) })),
    notes: notesIn(attempts),
    evidence:
      lastExchange === undefined
        ? (last?.notOpened ?? '')
        : `${lastExchange.command} -> ${lastExchange.heard.trim()}`,
  }
}

function findingOf(failure: Failure): FindingId {
  switch (failure.kind) {
    case 'closed':
    case 'notOpened':
      return 'dropped'
    case 'silent':
    case 'flooded':
      return 'hung'
    case 'otherStandard':
      return failure.certain ? 'j1979two' : 'perhapsJ1979two'
    case 'noCar':
      return 'noCar'
    case 'notAnAdapter':
      return 'notAnAdapter'
    default:
      return 'incomplete'
  }
}

const whyOf = (failure: Failure) => whyWords(failure.kind === 'incomplete' ? failure.missing[0].why : failure)

function withHistory(finding: FindingId, earlier: readonly Attempt[]): FindingId {
  const lastWorking = earlier.findLast(({ exchanges }) => exchanges.some(hasCarAnswer))
  if (lastWorking === undefined || !NEVER_STARTED.includes(finding)) return finding
  return lastWorking.closed === null ? 'hung' : 'dropped'
}

const NEVER_STARTED: readonly FindingId[] = ['notOpened', 'wrongDevice', 'mute', 'droppedAtStart']
const BUS_FAULTS: readonly Status[] = ['canError', 'busError', 'feedbackError']
const isSearch = (exchange: Exchange) => exchange.command === '0100'

function findingIn(attempt: Attempt): FindingId {
  const { exchanges } = attempt
  if (!attempt.opened) return attempt.notOpened === NO_ADAPTER_SERVICE ? 'wrongDevice' : 'notOpened'
  if (!exchanges.some(({ prompt }) => prompt)) return withoutPrompt(attempt)
  const broken = attempt.closed !== null && attempt.closed !== CLOSED_BY_DRIVER
  const carSpoke = exchanges.some(hasCarAnswer)
  if (carSpoke) return inSession(attempt, broken)
  if (knowsNothing(exchanges)) return 'questionMarks'
  if (refusesSettings(exchanges)) return 'notAnAdapter'
  if (broken) return 'droppedAtStart'
  const hung = exchanges.at(-1)?.prompt === false && attempt.gaveUp !== null
  return hung ? 'hungAtStart' : withoutCar(exchanges)
}

const CLOSED_BY_DRIVER = 'closed by the driver'

function withoutPrompt(attempt: Attempt): FindingId {
  const text = attempt.exchanges.map((exchange) => exchange.heard).join('')
  if (text === '') return attempt.closed === null ? 'mute' : 'droppedAtStart'
  const foreign = text.match(/\\x[89A-F][0-9A-F]/g)?.length ?? 0
  return foreign * 4 * 2 > text.length ? 'garbled' : 'noPrompt'
}

const isUnknown = ({ statuses }: Exchange) => statuses.includes('unknownCommand')

// ATI is answered by everything that calls itself an adapter.
function knowsNothing(exchanges: readonly Exchange[]): boolean {
  const answers = exchanges.filter(({ command, prompt }) => prompt && command !== 'ATI')
  return answers.length > 0 && answers.every(isUnknown)
}

function refusesSettings(exchanges: readonly Exchange[]): boolean {
  const answers = exchanges.filter(({ command, prompt }) => command === 'ATE0' && prompt)
  return answers.length > 0 && !answers.some(({ statuses }) => statuses.includes('ok'))
}

// Some unit has spoken.
const hasCarAnswer = ({ reply }: Exchange) => reply.messages.length > 0 || reply.negatives.length > 0

function inSession({ exchanges, gaveUp }: Attempt, broken: boolean): FindingId {
  if (exchanges.some(({ command, reply }) => command === '22F810' && reply.messages.length > 0))
    return 'j1979two'
  if (broken) return 'dropped'
  if (gaveUp !== null && exchanges.at(-1)?.prompt === false) return 'hung'
  const searches = exchanges.filter(isSearch)
  const refused = searches.some(({ reply }) => reply.negatives.some(({ code }) => REFUSES_SERVICE.has(code)))
  const spoke = searches.some(({ reply }) => reply.messages.length > 0)
  if (refused && !spoke) return 'perhapsJ1979two'
  return spoke ? lostTheCar(exchanges) : withoutCar(exchanges)
}

const REFUSES_SERVICE: ReadonlySet<number> = new Set([
  NRC.serviceNotSupported,
  NRC.serviceNotSupportedInSession,
])

function lostTheCar(exchanges: readonly Exchange[]): FindingId {
  const newest = exchanges.findLast(isSearch)
  return newest === undefined || hasCarAnswer(newest) ? 'well' : withoutCar(exchanges)
}

function withoutCar(exchanges: readonly Exchange[]): FindingId {
  const searches = exchanges.filter(isSearch)
  const [first] = searches
  const volts =
    exchanges
      .filter(({ command }) => command === 'ATRV')
      .map(voltsIn)
      .find((voltage) => voltage !== null) ?? null
  if (volts !== null && volts < MIN_CAR_VOLTS) return 'notPluggedIn'
  if (searches.length > 0 && searches.every(isUnknown)) return 'unknownRequests'
  if (first?.statuses.some((status) => BUS_FAULTS.includes(status))) return 'busFault'
  if (searches.some((search, index) => index > 0 && isLiveCan(search, exchanges))) return 'liveBusNoAnswer'
  if (searches.length > 0 && searches.every(({ statuses }) => statuses.includes('busBusy'))) return 'busBusy'
  return 'noCar'
}

function voltsIn({ heard }: Exchange): number | null {
  const volts = linesOf(heard.replaceAll('>', '\r')).map(voltageIn)
  return volts.find((value) => value !== null) ?? null
}

function isLiveCan(search: Exchange, exchanges: readonly Exchange[]): boolean {
  const before = exchanges[exchanges.indexOf(search) - 1]
  return search.statuses.includes('noData') && /^AT[ST]P[6-9]$/.test(before?.command ?? '')
}
