/** Everything is named here and read by the case and its owner: nothing of another case or car. */
import { Buffer } from 'node:buffer'
import { reportAnswer, soundAnswer, soundCost } from '@tappet/diagnosis/report-answer'
import {
  drive,
  readable,
  reportedCause,
  shownDiagnosis,
  shownIssue,
  shownReport,
  text,
  texts,
} from '@tappet/diagnosis/saved'
import { type HandedOver, type HandoverEntry, RECEIPTS, soundPathOf } from '@tappet/wire'
import { z } from 'zod'
import { dataOf } from '../_serve/data.ts'
import type { FunctionContext } from '../_serve/function.ts'
import { carName, carOf as carNamed, odometerOf, ofCar } from '../_serve/upkeep.ts'

type Service = FunctionContext['service']
type Link = { caseId: string; userId: string; expiresAt: string }

const MAX_LOG = 200
/** A minute and a half; an answer holds three. */
const MAX_SOUND_HANDED_BYTES = 3 * 1024 * 1024

/** @throws Error when a table cannot be read */
export async function contentsOf(link: Link, service: Service): Promise<HandedOver> {
  const [row, entries] = await Promise.all([caseOf(link, service), entriesOf(link, service)])
  const { car, odometerMiles, log, logged } = await carOf(link, row.vehicle_id, service)
  const of = (kind: HandoverEntry['kind']) => entries.filter((entry) => entry.kind === kind)
  const inAll = (kind: HandoverEntry['kind']) => of(kind)[0]?.in_all ?? 0
  const diagnosed = of('report').map(({ at, data }) => ({ at, ...report.parse(data) }))
  return {
    title: row.title,
    expiresAt: link.expiresAt,
    car: { name: car || (diagnosed.map(carOfReport).find((name) => name !== '') ?? ''), odometerMiles },
    symptoms: [...new Set(diagnosed.flatMap(symptomsOf))],
    notes: of('note').map(({ at, data }) => ({ at, words: worded.parse(data).words })),
    notesInAll: inAll('note'),
    sounds: await Promise.all(of('sound').map((entry) => soundOf(entry, link, service))),
    soundsInAll: inAll('sound'),
    reports: diagnosed.flatMap(answerOfReport),
    scans: of('scan').map(scanOf),
    scansInAll: inAll('scan'),
    log,
    loggedInAll: logged,
    answers: of('finding').flatMap(({ at, data }) => {
      const { by, words } = worded.parse(data)
      return by === 'mechanic' ? [{ at, words }] : []
    }),
  }
}

/** The newest of each kind, oldest first. */
function entriesOf({ caseId, userId }: Link, service: Service): Promise<HandoverEntry[]> {
  const timeline = service.rpc('handover_entries', { p_case_id: caseId, p_user_id: userId })
  return dataOf(timeline, 'The timeline could not be read')
}

function caseOf({ caseId, userId }: Link, service: Service) {
  const cases = service.from('cases').select('title, vehicle_id').eq('id', caseId).eq('user_id', userId)
  return dataOf(cases.single(), 'The case could not be read')
}

/** A case without a car is of a driver who has named none: nor has its log one. */
async function carOf({ userId }: Link, vehicleId: string | null, service: Service) {
  const car = vehicleId === null ? null : await carNamed(service, userId, vehicleId)
  const all = service.from('maintenance').select('date, item, mileage', { count: 'exact' })
  const own = ofCar(all.eq('user_id', userId), car).order('date', { ascending: false }).order('id')
  const { data: log, count, error } = await own.limit(MAX_LOG)
  if (error !== null) throw new Error('The log could not be read', { cause: error })
  const miles = await odometerOf(service, userId, car)
  const odometerMiles = miles === null ? null : Math.round(miles)
  return { car: car === null ? null : carName(car), odometerMiles, log, logged: count }
}

const part = <T extends z.ZodRawShape>(fields: T) => {
  const whole = z.object(fields)
  return whole.catch(() => whole.parse({}))
}
const worded = part({ words: text, by: text })
const causes = readable(
  reportedCause.pick({ name: true, percent: true, cost: true, issue: true, apart: true }),
)
const report = shownReport.pick({ input: true }).extend({ causes })
type Report = z.infer<typeof report>

const symptomsOf = ({ input }: Report) =>
  [...input.symptoms, input.additional_context].filter((words) => words.trim() !== '')

function answerOfReport({ at, causes }: Report & { at: string }): HandedOver['reports'] {
  if (causes.length === 0) return []
  const { headline, percent, cost } = reportAnswer(causes)
  return [{ at, headline, percent, costUsd: cost }]
}

const carOfReport = ({ input: { vehicle_info: car } }: Report) =>
  [car.year, car.make, car.model].filter(Boolean).join(' ')

const sound = shownDiagnosis
  .pick({ headline: true, tier: true, confidence: true, audioUrl: true, evidence: true })
  .extend({
    issue: part({ ...shownIssue.shape, name: text }),
    causes,
    other: z.number().catch(0),
    drive: drive.omit({ now: true, own: true }).nullable().catch(null),
    audioData: z.string().startsWith('data:audio/').nullable().catch(null),
  })
  .transform(({ causes, other, drive, audioData, audioUrl, evidence, ...said }) => {
    const { headline, percent } = soundAnswer({ ...said, causes, drive })
    return {
      issue: said.issue.id,
      name: headline,
      danger: drive?.level === 'stop' ? drive.say : null,
      confidence: said.headline === null ? null : percent,
      costUsd: soundCost({ ...said, report: causes.length === 0 ? null : { causes, other } }),
      audio: audioData,
      path: soundPathOf(audioUrl),
      evidence,
    }
  })

/** The recording as a data: URL, because a signed link would name the account. */
async function soundOf({ at, data }: HandoverEntry, { userId }: Link, service: Service) {
  const { path, audio, ...facts } = sound.parse(data)
  if (path === null || !path.startsWith(`${userId}/`)) return { at, audio, ...facts }
  const { data: file } = await service.storage.from(RECEIPTS).download(path)
  if (file === null || file.size > MAX_SOUND_HANDED_BYTES) return { at, audio: null, ...facts }
  const bytes = Buffer.from(await file.arrayBuffer())
  return { at, audio: `data:audio/wav;base64,${bytes.toString('base64')}`, ...facts }
}

const kindOfCodes = part({ kind: text, value: part({ units: readable(part({ ecu: text, codes: texts })) }) })
const values = part({
  label: text,
  value: z.union([z.number(), z.string()]).nullable().catch(null),
  unit: z.string().nullable().catch(null),
})
const readings = part({
  otherCodes: z.array(text).nullable().catch(null),
  codes: part({
    stored: kindOfCodes,
    pending: kindOfCodes,
    permanent: kindOfCodes,
    status: part({ kind: text }),
  }),
  freezeFrames: part({
    value: readable(
      part({
        ecu: text,
        code: text,
        values: readable(z.object({ pid: z.number().int(), values: readable(values) })),
      }),
    ),
  }),
})
const KINDS = ['stored', 'pending', 'permanent'] as const

function scanOf({ at, data }: HandoverEntry): HandedOver['scans'][number] {
  const { codes, otherCodes, freezeFrames } = readings.parse(data)
  const named = new Map<string, (typeof KINDS)[number][]>()
  for (const kind of KINDS)
    for (const code of codes[kind].value.units.flatMap((unit) => unit.codes)) {
      const kinds = named.get(code) ?? []
      if (!kinds.includes(kind)) named.set(code, [...kinds, kind])
    }
  return {
    at,
    isComplete: [...KINDS, 'status' as const].every((kind) => codes[kind].kind === 'complete'),
    codes: [...named].map(([code, kinds]) => ({ code, kinds })),
    otherCodes,
    frames: freezeFrames.value.map(({ ecu, code, values }) => ({
      ecu,
      code,
      values: values.flatMap(({ pid, values: parts }) => parts.map((part) => ({ pid, ...part }))),
    })),
  }
}
