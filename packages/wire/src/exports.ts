import { z } from 'zod'

/** export-csv makes one file: the service log of one of the caller's cars. */
export const exportCsvRequest = z.object({
  type: z.literal('maintenance'),
  /** The caller's own id; anybody else's is refused. */
  user_id: z.uuid(),
  /** The default car unless named. */
  vehicle_id: z.uuid().optional(),
})

export const paperSizes = ['letter', 'a4'] as const
export type PaperSize = (typeof paperSizes)[number]

const printing = {
  paper: z.enum(paperSizes).default('letter'),
  /** BCP 47: how days and figures are written; US English unless named. */
  locale: z
    .string()
    .max(35)
    .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/)
    .optional(),
  /** The caller had track-usage count this export a moment ago: it is not counted twice. */
  counted: z.boolean().default(false),
  /** How many changes on the asking device the server does not have: the report says that they are missing. */
  unsent: z.number().int().nonnegative().default(0),
}

/**
 * export-pdf makes a report of the service log, of one diagnosis from the history, of all that is known of a car (the
 * default one unless named), or of one case.
 */
export const exportPdfRequest = z.discriminatedUnion('type', [
  exportCsvRequest.extend(printing),
  z.object({ type: z.literal('diagnosis'), history_id: z.uuid(), ...printing }),
  z.object({ type: z.literal('car'), vehicle_id: z.uuid().optional(), ...printing }),
  z.object({ type: z.literal('case'), case_id: z.uuid(), ...printing }),
])
export type ExportPdfRequest = z.input<typeof exportPdfRequest>

/** The same where nothing is sold: the limit of PDF exports is 0. */
export const NO_PDF_HERE =
  'PDF export is not part of what this server offers your account. Its operator decides that.'

/** What export-pdf says to FREE, with status 402; shown as it is. */
export const PDF_IS_PRO = 'PDF export is a Pro feature. Upgrade to access unlimited exports.'

/** How far a report is: what of it is done, of how many. */
export type PdfProgress =
  | { step: 'waiting' }
  | { step: 'reading'; records: number }
  | { step: 'drawing'; records: number; of: number }

const count = z.number().int().nonnegative()

/**
 * What export-pdf says to `Accept: text/event-stream`, each as one event's data: how far it is, then the file in parts
 * of base64, then its name and its length in bytes; or why there is none. A stream that ends without the last is no file.
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
