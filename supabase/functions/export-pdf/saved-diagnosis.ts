import type { HistoryRow } from '@tappet/wire'
import { z } from 'zod'
import { number, numberOrText, objects, part, text, texts } from '../_serve/saved.ts'

const range = z.object({ min: z.number(), max: z.number() }).nullable().catch(null)
/** Without an answer on driving or causes it is not printed. */
const differential = z
  .object({
    demoFindings: texts,
    stated: objects(z.object({ label: z.string(), state: z.string() })),
    removed: objects(z.object({ label: z.string() })),
    report: z.object({
      drive: z.object({
        level: text,
        known: z.boolean().catch(true),
        say: z.string().min(1),
        now: text,
        reasons: z.array(z.unknown()).catch([]),
      }),
      causes: objects(
        z.object({
          name: z.string().min(1),
          percent: z.number(),
          issue: z.string().optional().catch(undefined),
          is: text,
          ignored: text,
          test: part({ how: text }),
          cost: z
            .object({ min: z.number(), max: z.number(), decides: text, source: text })
            .nullable()
            .catch(null),
          beforeYouBuy: text,
          for: texts,
          against: texts,
          open: texts,
        }),
      ),
      other: z.number().catch(0),
      understood: objects(z.object({ label: z.string(), state: z.string() })),
      notUnderstood: texts,
      cut: z.boolean().catch(false),
    }),
  })
  .nullable()
  .catch(null)

const audio = z.object({
  id: text,
  error: text,
  /** "Likely engine knock"; empty in older rows. */
  headline: text,
  issue: z.object({
    id: text,
    name: text,
    description: text,
    urgencyLevel: text,
    estimatedCostMin: number,
    estimatedCostMax: number,
    symptoms: texts,
    recommendations: texts,
  }),
  tier: z.string().nullable().catch(null),
  confidence: number,
  audioDuration: number,
  timestamp: text,
  evidence: objects(z.object({ sentence: text })),
  differential,
})

const comprehensive = z.object({
  confidence_score: number,
  timestamp: text,
  input: z
    .object({
      codes: texts,
      symptoms: texts,
      additional_context: text,
      vehicle_info: z
        .object({
          year: numberOrText,
          make: text,
          model: text,
          mileage: number,
        })
        .nullable()
        .catch(null),
    })
    .nullable()
    .catch(null),
  /** Made up by a demo adapter. */
  demo_codes: texts,
  differential,
  dtc_information: objects(
    z.object({
      code: text,
      description: text,
      severity: text,
      common_causes: texts,
      suggested_actions: texts,
    }),
  ),
  probable_causes: objects(
    z.object({
      cause: text,
      likelihood: number,
      urgency: text,
      difficulty: text,
      estimated_cost: range,
      diagnostic_steps: texts,
      required_tools: texts,
    }),
  ),
  recommended_next_steps: texts,
})

export type SavedSound = z.output<typeof audio>
export type SavedDifferential = NonNullable<z.output<typeof differential>>
export type SavedCauses = z.output<typeof comprehensive>
export type SavedDiagnosis =
  | { type: 'audio'; data: SavedSound }
  | { type: 'comprehensive'; data: SavedCauses }

/** Null when nothing of the row could be printed. */
export function readSaved({ type, data }: Pick<HistoryRow, 'type' | 'data'>): SavedDiagnosis | null {
  if (type === 'audio') {
    const result = audio.safeParse(data)
    return result.success ? { type, data: result.data } : null
  }
  const result = comprehensive.safeParse(data)
  return result.success ? { type, data: result.data } : null
}
