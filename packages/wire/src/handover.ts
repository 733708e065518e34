import { isCurrency } from '@tappet/upkeep'
import { z } from 'zod'
import { diagnosisEvidence } from './sound-diagnosis.ts'

const text = z.string()
const day = text
const moment = text

/** The secret of one link: 128 random bits, hex. */
export const handoverToken = z.string().regex(/^[0-9a-f]{32}$/, 'is not complete')

/** As many characters as the database keeps. */
export const MAX_FINDING_WORDS = 2000
export const MAX_PARTS_LENGTH = 500

/** What was asked for, in whole minor units of its currency. */
export const askedPrice = z.object({
  minor: z.int().nonnegative(),
  currency: z.string().refine(isCurrency, 'is no currency of ISO 4217'),
})

/** What a mechanic found, or a driver passes on from one. */
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

/** A finding on a timeline, as far as it can be read. */
export const keptFinding = z.object({
  words: z.string().catch(''),
  parts: z.string().catch(''),
  found: z.string().min(1).nullable().catch(null),
  by: z.string().catch(''),
  price: askedPrice.nullable().catch(null),
})

/** What handover takes: a person opens the link, or answers it. */
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

/** How many there are of which the newest are listed; null where a server of before does not tell. */
const inAll = z.number().int().nullable().default(null)

/** One case as a mechanic reads it. Nothing of the driver but what they said of this car. */
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
      /** The headline, where the result has one. */
      name: text,
      /** Percent, beside a headline. */
      confidence: z.number().nullable().default(null),
      /** data: URL. */
      audio: text.nullable(),
      evidence: z.array(diagnosisEvidence),
    }),
  ),
  soundsInAll: inAll,
  scans: z.array(
    z.object({
      at: moment,
      /** False: something could not be read, so what is missing here is not known. */
      isComplete: z.boolean(),
      codes: z.array(code),
      /** What control units keep by UDS beside those; null where it is not known, as with servers of before. */
      otherCodes: z.array(text).nullable().default(null),
      frames: z.array(z.object({ ecu: text, code: text, values: z.array(frameValue) })),
    }),
  ),
  scansInAll: inAll,
  /** Service that was done, the latest first. Miles. */
  log: z.array(z.object({ date: day, item: text, mileage: z.number().int().nullable() })),
  loggedInAll: inAll,
  answers: z.array(z.object({ at: moment, words: text })),
})
export type HandedOver = z.infer<typeof handedOver>

/** An entry as a hand-over shows it: what `handover_entries` answers. */
export type HandoverEntry = {
  kind: 'note' | 'sound' | 'report' | 'scan' | 'finding'
  at: string
  data: unknown
  /** How many entries of its kind the case has. */
  in_all: number
}
