import { z } from 'zod'

export const exportCsvRequest = z.object({
  type: z.literal('maintenance'),
  user_id: z.uuid(),
  /** The default car unless named. */
  vehicle_id: z.uuid().optional(),
})

export const paperSizes = ['letter', 'a4'] as const
export type PaperSize = (typeof paperSizes)[number]

const printing = {
  paper: z.enum(paperSizes).default('letter'),
  /** BCP 47; US English unless named. */
  locale: z
    .string()
    .max(35)
    .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/)
    .optional(),
  /** track-usage counted this export a moment ago: it is not counted twice. */
  counted: z.boolean().default(false),
  /** Changes on the asking device that the server lacks, which the report names. */
  unsent: z.number().int().nonnegative().default(0),
}

export const exportPdfRequest = z.discriminatedUnion('type', [
  exportCsvRequest.extend(printing),
  z.object({ type: z.literal('diagnosis'), history_id: z.uuid(), ...printing }),
  z.object({ type: z.literal('car'), vehicle_id: z.uuid().optional(), ...printing }),
  z.object({ type: z.literal('case'), case_id: z.uuid(), ...printing }),
])
export type ExportPdfRequest = z.input<typeof exportPdfRequest>

/** Where nothing is sold: the limit of PDF exports is 0. */
export const NO_PDF_HERE =
  'PDF export is not part of what this server offers your account. Its operator decides that.'

/** To FREE, with status 402. */
export const PDF_IS_PRO = 'PDF export is a Pro feature. Upgrade to access unlimited exports.'

export type PdfProgress =
  | { step: 'waiting' }
  | { step: 'reading'; records: number }
  | { step: 'drawing'; records: number; of: number }

const count = z.number().int().nonnegative()

/**
 * For `Accept: text/event-stream`: progress, then the file in parts of base64, then its name and length in bytes; or
 * why there is none. A stream that ends without the last is no file.
 */
export const exportPdfEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('progress'),
    progress: z.discriminatedUnion('step', [
      z.object({ step: z.literal('waiting') }),
      z.object({ step: z.literal('reading'), records: count }),
      z.object({ step: z.literal('drawing'), records: count, of: count }),
    ]) satisfies z.ZodType<PdfProgress>,
  }),
  z.object({ kind: z.literal('part'), base64: z.string() }),
  z.object({ kind: z.literal('file'), name: z.string(), bytes: count }),
  z.object({ kind: z.literal('failed'), error: z.string(), code: z.string() }),
])
export type ExportPdfEvent = z.infer<typeof exportPdfEvent>
