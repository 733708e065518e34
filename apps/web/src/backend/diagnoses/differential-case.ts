import type { DifferentialCase, Sensed } from '@tappet/diagnosis'
import { z } from 'zod'
import { readable } from './readable.ts'

const text = z.string().catch('')
const texts = z.array(z.string()).catch([])
const percent = z.number().int().min(0).max(100)
const wholeUsd = z.number().nonnegative()
const danger = z.enum(['none', 'soon', 'limp', 'stop'])
const findingState = z.enum(['present', 'absent', 'unknown'])
const system = z.enum([
  'engine',
  'powertrain',
  'electrical',
  'steering',
  'brakes',
  'suspension',
  'fuel',
  'cooling',
  'wheels_tires',
  'exhaust',
])
const nameOrNull = z.string().nullable().catch(null)
const numberOrNull = z.number().nullable().catch(null)

const cause = z.object({
  fault: z.string().min(1),
  component: text,
  name: z.string().min(1),
  system,
  percent,
  issue: z.string().optional().catch(undefined),
  danger,
  is: text,
  ignored: text,
  test: z.object({
    how: text,
    who: z.enum(['driver', 'adapter', 'workshop']),
    minutes: z.number().nonnegative(),
  }),
  cost: z.object({ min: wholeUsd, max: wholeUsd, decides: text.optional(), source: text }),
  beforeYouBuy: text,
  for: texts,
  against: texts,
  open: texts,
})

const step = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('question'),
    finding: z.string().min(1),
    question: z.string().min(1),
    gain: z.number(),
  }),
  z.object({ kind: z.literal('read_codes'), gain: z.number() }),
])

const reason = z.object({ id: text, label: z.string().min(1), level: danger })

/** A damaged entry counts for nothing. */
export const sensed: z.ZodType<Sensed> = z.object({
  states: readable(z.object({ finding: z.string().min(1), state: z.enum(['present', 'absent']), why: text })),
  ratios: readable(
    z.object({
      finding: z.string().min(1),
      ratio: z.number().positive(),
      why: text,
      counted: z.literal(true).optional().catch(undefined),
    }),
  ),
  cautions: readable(reason),
  replaced: readable(z.object({ fault: z.string().min(1), factor: z.number().positive().max(1), why: text })),
  pendingCodes: texts,
  codesRead: z.boolean().catch(false),
  heard: z
    .array(z.object({ issue: z.string().min(1), probability: z.number().min(0).max(1) }))
    .optional()
    .catch(undefined),
})

const cheaperFirst = z.object({
  fault: z.string().min(1),
  name: z.string().min(1),
  how: text,
  who: z.enum(['driver', 'adapter', 'workshop']),
  minutes: z.number().nonnegative(),
  before: z.object({
    fault: z.string().min(1),
    name: z.string().min(1),
    costMin: wholeUsd,
    costMax: wholeUsd,
  }),
})

const report = z
  .object({
    version: z.literal(1),
    drive: z.object({
      level: danger,
      known: z.boolean(),
      say: z.string().min(1),
      now: z.string().min(1),
      reasons: readable(reason),
    }),
    causes: readable(cause),
    other: percent.catch(0),
    noises: z
      .array(z.object({ issue: z.string().min(1), percent }))
      .optional()
      .catch(undefined),
    isOpen: z.literal(true).optional().catch(undefined),
    system: z.object({ name: system, percent }).nullable().catch(null),
    understood: readable(
      z.object({
        finding: z.string().min(1),
        label: z.string().min(1),
        state: findingState,
        words: nameOrNull,
      }),
    ),
    notUnderstood: texts,
    cut: z.boolean().catch(false),
    notOfCar: texts.optional(),
    steps: readable(step),
    sensed: readable(
      z.object({
        id: z.string().min(1),
        label: z.string().min(1),
        says: z.enum(['present', 'absent', 'for', 'against', 'renewed']),
        why: text,
      }),
    ).optional(),
    cheaperFirst: cheaperFirst.optional().catch(undefined),
  })
  .refine(({ causes }) => causes.reduce((sum, each) => sum + each.percent, 0) <= 100)
  .transform(({ cheaperFirst, ...value }) => ({
    ...value,
    ...(cheaperFirst !== undefined && { cheaperFirst }),
    other: 100 - value.causes.reduce((sum, each) => sum + each.percent, 0),
  }))

const savedCase: z.ZodType<DifferentialCase> = z.object({
  version: z.literal(1),
  given: z.object({
    texts,
    codes: texts,
    demoCodes: texts,
    car: z
      .object({
        make: nameOrNull,
        model: nameOrNull,
        fuel: nameOrNull.optional(),
        year: numberOrNull,
        mileage: numberOrNull,
      })
      .catch({ make: null, model: null, year: null, mileage: null }),
    thisYear: z.number().int(),
    sensed: sensed.optional().catch(undefined),
    demoSensed: z.boolean().optional().catch(undefined),
  }),
  stated: readable(
    z.object({
      finding: z.string().min(1),
      label: z.string().min(1),
      state: findingState,
      by: z.literal('answer'),
    }),
  ),
  removed: readable(z.object({ finding: z.string().min(1), label: z.string().min(1) })),
  demoFindings: texts,
  unusedCodes: texts,
  codesDeclined: z.boolean().catch(false),
  report,
  // Where one is unknown none is asked for.
  takes: z
    .array(z.enum(['rpm_2500', 'ac', 'brake', 'clutch', 'warm']))
    .optional()
    .catch(undefined),
})

/** Null where no answer is left of it. */
export const differentialCase = savedCase.nullable().catch(null)
