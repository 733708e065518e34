import { isCurrency } from '@tappet/upkeep'
import { z } from 'zod'
import { diagnosisEvidence } from './sound-diagnosis.ts'

const text = z.string()
const day = text
const moment = text

/** 128 random bits, hex. */
export const handoverToken = z.string().regex(/^[0-9a-f]{32}$/, 'is not complete')

/** As the database keeps. */
export const MAX_FINDING_WORDS = 2000
export const MAX_PARTS_LENGTH = 500

export const askedPrice = z.object({
  minor: z.int().nonnegative(),
  currency: z.string().refine(isCurrency, 'is no currency of ISO 4217'),
})

export const findingAnswer = z.object({
  /** An issue of the catalogue, 'nothing_found' or 'other'; null: not chosen. */
  found: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/)
    .nullable(),
  words: z.string().trim().min(1, 'Say what was found').max(MAX_FINDING_WORDS),
  parts: z.string().trim().max(MAX_PARTS_LENGTH),
  price: askedPrice.nullable(),
})
export type FindingAnswer = z.infer<typeof findingAnswer>

export const keptFinding = z.object({
  words: z.string().catch(''),
  parts: z.string().catch(''),
  found: z.string().min(1).nullable().catch(null),
  by: z.string().catch(''),
  price: askedPrice.nullable().catch(null),
})

export const handoverRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('open'), token: handoverToken }),
  z.object({ action: z.literal('answer'), token: handoverToken, finding: findingAnswer }),
])
export type HandoverRequest = z.infer<typeof handoverRequest>

const code = z.object({ code: text, kinds: z.array(z.enum(['stored', 'pending', 'permanent'])) })
const frameValue = z.object({
  pid: z.number().int(),
  label: text,
  value: z.union([z.number(), text]).nullable(),
  /** As the car reports it: metric. */
  unit: text.nullable(),
})

/** Of which the newest are listed; null from an older server. */
const inAll = z.number().int().nullable().default(null)

const costRange = z
  .object({
    min: z.number(),
    max: z.number(),
    note: text.nullable().default(null),
    typical: z.number().nullable().default(null),
  })
  .nullable()
  .default(null)

/** Nothing of the driver but what they said of this car. */
export const handedOver = z.object({
  title: text,
  expiresAt: moment,
  car: z.object({ name: text, odometerMiles: z.number().int().nullable() }),
  symptoms: z.array(text),
  notes: z.array(z.object({ at: moment, words: text })),
  notesInAll: inAll,
  sounds: z.array(
    z.object({
      at: moment,
      /** An issue of the catalogue, or what stands for none. */
      issue: text,
      name: text,
      /** "Do not drive on. Fuel vapor can catch fire." */
      danger: text.nullable().default(null),
      /** Percent, beside a headline. */
      confidence: z.number().nullable().default(null),
      /** data: URL. */
      audio: text.nullable(),
      evidence: z.array(diagnosisEvidence),
      costUsd: costRange,
    }),
  ),
  soundsInAll: inAll,
  reports: z
    .array(
      z.object({
        at: moment,
        headline: text,
        /** Of 100 cars with these signs; null where no cause stands out. */
        percent: z.number().nullable(),
        costUsd: costRange,
      }),
    )
    .default([]),
  scans: z.array(
    z.object({
      at: moment,
      isComplete: z.boolean(),
      codes: z.array(code),
      /** From control units by UDS; null where it is not known. */
      otherCodes: z.array(text).nullable().default(null),
      frames: z.array(z.object({ ecu: text, code: text, values: z.array(frameValue) })),
    }),
  ),
  scansInAll: inAll,
  log: z.array(z.object({ date: day, item: text, mileage: z.number().int().nullable() })),
  loggedInAll: inAll,
  answers: z.array(z.object({ at: moment, words: text })),
})
export type HandedOver = z.infer<typeof handedOver>

export type HandoverEntry = {
  kind: 'note' | 'sound' | 'report' | 'scan' | 'finding'
  at: string
  data: unknown
  in_all: number
}
