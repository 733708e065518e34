import type { DifferentialCase } from '@tappet/diagnosis'
import type { RankCausesRequest } from '@tappet/wire'
import type { Client } from '../../backend/connect.ts'
import { differentialCase } from '../../backend/differential-case.ts'
import { serverLost } from '../../backend/reach.ts'
import { hasEngine, openWithSenses } from '../../features/differential/index.ts'
import type { ShownDiagnosis } from '../../features/results/read-result.ts'
import type { Clock } from '../../platform/runtime/clock.ts'
import { inTime, type KnownOfCar } from './car-senses.ts'

/** As long as a server that was reached before is waited for. */
const ANSWER_WITHIN_MS = 4_000
/** What is older counts for nothing (REACH_MONTHS of the engine's table of repairs), and a log may be long. */
const LOG_YEARS = 2

type Heard = Pick<ShownDiagnosis, 'issue' | 'confidence' | 'alternatives' | 'evidence' | 'preliminary'>

type World = {
  client: () => Promise<Client>
  clock: Clock
  /** Asked for by the driver: then the server is asked also where its last answer was lost. */
  isRetry: boolean
}

/**
 * The first case of a recording. The server ranks it, so that the page need not fetch the engine; this device does where
 * it has the engine already, where the server does not answer, and where something counts that stays on this device: a
 * scan, or a recording that it heard by itself.
 * @throws when neither did: the engine cannot be fetched
 */
export async function openSound(
  shown: Heard,
  known: KnownOfCar,
  atMs: number,
  { client, clock, isRetry }: World,
): Promise<DifferentialCase> {
  const { senses, codes, car } = known
  const { issue, confidence, alternatives, evidence } = shown
  const sound = { issue, confidence: Math.round(confidence ?? 0), alternatives, evidence }
  const thisYear = new Date(atMs).getFullYear()
  if (mayBeSent(shown, known) && !hasEngine() && (isRetry || !serverLost.state())) {
    const ranking = askServer(client, requestOf({ ...known, sound, thisYear }))
    const ranked = await inTime(ranking, clock, ANSWER_WITHIN_MS, 'The server did not rank the causes')
    if (ranked !== null) return ranked
  }
  return openWithSenses({ texts: [], codes, car, thisYear }, { ...senses, sound })
}

/** Whether the server has it all: what an adapter reads stays on the device, and so does what it heard by itself. */
const mayBeSent = ({ preliminary }: Heard, { senses, codes }: KnownOfCar) =>
  !preliminary && codes.length === 0 && Object.keys(senses).every((name) => name === 'log')

type Sound = Pick<Heard, 'issue' | 'alternatives' | 'evidence'> & { confidence: number }

/** What the engine reads of it, and no more. */
function requestOf({
  sound: { issue, confidence, alternatives, evidence },
  senses: { log },
  car,
  thisYear,
}: KnownOfCar & { sound: Sound; thisYear: number }): RankCausesRequest {
  return {
    sound: {
      issue: { id: issue.id, urgencyLevel: issue.urgencyLevel },
      confidence,
      alternatives: alternatives.map(({ id, probability }) => ({ id, probability })),
      evidence: evidence.map(({ id }) => ({ id })),
    },
    ...(log && { log: { ...log, records: recordsOf(log) } }),
    car,
    thisYear,
  }
}

function recordsOf({ records, today }: NonNullable<KnownOfCar['senses']['log']>) {
  const from = `${Number(today.slice(0, 4)) - LOG_YEARS}${today.slice(4)}`
  return records
    .filter(({ date }) => date >= from)
    .map(({ item, date, mileage }) => ({ item, date, mileage }))
}

/** @throws when it does not answer, or not with a case */
async function askServer(client: () => Promise<Client>, asked: RankCausesRequest): Promise<DifferentialCase> {
  const { functions } = await client()
  const { data, error } = await functions.invoke<{ differential?: unknown }>('rank-causes', {
    body: asked,
    timeout: ANSWER_WITHIN_MS,
  })
  const ranked = differentialCase.parse(data?.differential)
  if (ranked === null) throw new Error('The server answered no case', { cause: error })
  return ranked
}
