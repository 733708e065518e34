/** What is told and known of one diagnosis, and what follows: the fields never change their meaning. */
import { z } from 'zod'
import { contrasts } from '../differential/senses/contrasts.table.ts'
import { dangerLevels, systems, testers } from '../differential/types.ts'
import { readable, text, texts } from './fields.ts'

const id = z.string().min(1)
const label = id
/** Absent where it cannot be read. */
const maybe = <Entry extends z.ZodType>(entry: Entry) => entry.optional().catch(undefined)
const yes = maybe(z.literal(true))
const percent = z.number().int().min(0).max(100)
const wholeUsd = z.number().nonnegative()
const minutes = z.number().nonnegative()
const danger = z.enum(dangerLevels)
const state = z.enum(['present', 'absent', 'unknown'])
const system = z.enum(systems)
const who = z.enum(testers)
const nameOrNull = z.string().nullable().catch(null)
const numberOrNull = z.number().nullable().catch(null)

export const reportedCause = z.object({
  fault: id,
  component: text,
  name: label,
  system,
  percent,
  issue: maybe(z.string()),
  /** What was told or read makes it a danger; the recording is of another cause. */
  apart: yes,
  danger,
  is: text,
  ignored: text,
  test: z.object({ how: text, who, minutes }),
  cost: z.object({ min: wholeUsd, max: wholeUsd, decides: text.optional(), source: text }),
  beforeYouBuy: text,
  for: texts,
  against: texts,
  open: texts,
})
export type ReportedCause = z.infer<typeof reportedCause>

const step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), finding: id, question: label, gain: z.number() }),
  z.object({ kind: z.literal('read_codes'), gain: z.number() }),
])
export type Step = z.infer<typeof step>

const reason = z.object({ id: text, label, level: danger })
export type DangerReason = z.infer<typeof reason>

export const drive = z.object({
  level: danger,
  /** False when nothing was understood: the level then is a caution and no finding. */
  known: z.boolean().catch(true),
  say: label,
  now: label,
  /** The end of `now` in the language in which the driver wrote; left out in English. */
  own: z.object({ tag: z.string(), say: label }).optional().catch(undefined),
  reasons: readable(reason),
})
export type Drive = z.infer<typeof drive>

const sensedState = z.object({ finding: id, state: z.enum(['present', 'absent']), why: text })
const sensedRatio = z.object({
  finding: id,
  ratio: z.number().positive(),
  why: text,
  /** The probabilities of the noises hold it already. */
  counted: yes,
})
export type SensedRatio = z.infer<typeof sensedRatio>

/** The prior is multiplied by the factor. */
const replacedPart = z.object({ fault: id, factor: z.number().positive().max(1), why: text })
export type ReplacedPart = z.infer<typeof replacedPart>

export const sensed = z.object({
  states: readable(sensedState),
  ratios: readable(sensedRatio),
  cautions: readable(reason),
  replaced: readable(replacedPart),
  /** Their ratio stands among `ratios`. */
  pendingCodes: texts,
  codesRead: z.boolean().catch(false),
  heard: maybe(z.array(z.object({ issue: id, probability: z.number().min(0).max(1) }))),
})
export type Sensed = z.infer<typeof sensed>

const cheaperFirst = z.object({
  fault: id,
  name: label,
  how: text,
  who,
  minutes,
  before: z.object({ fault: id, name: label, costMin: wholeUsd, costMax: wholeUsd }),
})
export type CheaperFirst = z.infer<typeof cheaperFirst>

const reportedSense = z.object({
  id,
  label,
  says: z.enum(['present', 'absent', 'for', 'against', 'renewed']),
  why: text,
})
export type ReportedSense = z.infer<typeof reportedSense>

const sumOf = (causes: readonly ReportedCause[]) => causes.reduce((sum, each) => sum + each.percent, 0)

const report = z
  .object({
    version: z.literal(1),
    drive,
    causes: readable(reportedCause),
    other: percent.catch(0),
    noises: maybe(z.array(z.object({ issue: id, percent }))),
    /** None of noises and causes leads. */
    isOpen: yes,
    /** Null where none stands out. */
    system: z.object({ name: system, percent }).nullable().catch(null),
    understood: readable(z.object({ finding: id, label, state, words: nameOrNull })),
    notUnderstood: texts,
    cut: z.boolean().catch(false),
    /** Lines on parts in the text that this kind of car does not have; absent where there are none. */
    notOfCar: texts.optional(),
    steps: readable(step),
    cheaperFirst: maybe(cheaperFirst),
    sensed: readable(reportedSense).optional(),
  })
  .refine(({ causes }) => sumOf(causes) <= 100)
  .transform((value) => ({ ...value, other: 100 - sumOf(value.causes) }))
export type DifferentialReport = z.infer<typeof report>

const stated = z.object({ finding: id, label, state, by: z.literal('answer') })
export type StatedFinding = z.infer<typeof stated>

const car = z.object({
  make: nameOrNull.optional(),
  model: nameOrNull.optional(),
  /** As it was written: "Gasoline", "Electric". */
  fuel: nameOrNull.optional(),
  year: numberOrNull.optional(),
  mileage: numberOrNull.optional(),
})
export type KnownCar = z.infer<typeof car>

const savedCase = z.object({
  version: z.literal(1),
  given: z.object({
    texts,
    codes: texts,
    demoCodes: texts,
    car: car.catch({}),
    thisYear: z.number().int(),
    sensed: maybe(sensed),
    demoSensed: maybe(z.boolean()),
  }),
  stated: readable(stated),
  removed: readable(z.object({ finding: id, label })),
  demoFindings: texts,
  unusedCodes: texts,
  codesDeclined: z.boolean().catch(false),
  report,
  /** Absent where no sense was asked, and in older cases. Where one is unknown none is asked for. */
  takes: maybe(z.array(z.enum(contrasts))),
})
export type DifferentialCase = z.infer<typeof savedCase>

/** Null where no answer is left of it. */
export const differentialCase = savedCase.nullable().catch(null)
