import { access } from 'node:fs/promises'
import { dirname } from 'node:path'
import { faults, type System } from '@tappet/diagnosis/differential'
import { z } from 'zod'
import { writeWhole } from '../database/folder.ts'
import { withClient } from '../database/with-client.ts'
import { StartError } from '../errors/start.ts'
import { nameFor, withoutContacts } from './anonymous.ts'

/** Read by `node bench/cases.ts FILE`. */
export type ExportedCase = {
  /** A pseudonym that follows from the server's secret. */
  id: string
  source: 'tappet'
  licence: string
  make: string | null
  model: string | null
  year: number | null
  /** Miles, to the nearest thousand: an exact mileage helps to tell a car. */
  mileage: number | null
  /** Without those of the demo adapter. */
  codes: string[]
  symptoms: string[]
  narrative: string
  /** The driver's answers to questions. */
  stated: Record<string, 'present' | 'absent'>
  /** As packages/diagnosis/knowledge/faults.csv names it. */
  truth_system: System
  accept_systems: System[]
  truth_component: string
  truth_quote: string | null
}

const texts = z.array(z.string()).catch([])
const words = z.string().nullish().catch(null)
const number = z.coerce.number().finite().nullable().catch(null)

const saved = z.object({
  input: z
    .object({
      codes: texts,
      symptoms: texts,
      additional_context: words,
      vehicle_info: z
        .object({ make: words, model: words, year: number, mileage: number })
        .catch({ make: null, model: null, year: null, mileage: null }),
    })
    .catch({
      codes: [],
      symptoms: [],
      additional_context: null,
      vehicle_info: { make: null, model: null, year: null, mileage: null },
    }),
  /** Codes that a demo adapter made up. */
  demo_codes: texts,
  differential: z
    .object({
      stated: z.array(z.object({ finding: z.string(), state: z.enum(['present', 'absent']) })).catch([]),
    })
    .catch({ stated: [] }),
})

type Given = { history_id: string; found: string; words: string | null; licence: string; data: unknown }

const MILEAGE_STEP = 1000

/** The id of a fault of the table, or of its component. */
function truthOf(finding: string): { system: System; component: string } | null {
  const fault =
    faults.find(({ id }) => id === finding) ?? faults.find(({ component }) => component === finding)
  return fault === undefined ? null : { system: fault.system, component: fault.component }
}

function caseOf({ history_id, found, words, licence, data }: Given, secret: string): ExportedCase | null {
  const truth = truthOf(found)
  const diagnosis = saved.safeParse(data)
  if (truth === null || !diagnosis.success) return null
  const { input, demo_codes, differential } = diagnosis.data
  const { make, model, year, mileage } = input.vehicle_info
  return {
    id: nameFor('case', history_id, secret),
    source: 'tappet',
    licence,
    make: make ?? null,
    model: model ?? null,
    year,
    mileage: mileage === null ? null : Math.round(mileage / MILEAGE_STEP) * MILEAGE_STEP,
    codes: input.codes.filter((code) => !demo_codes.includes(code)),
    symptoms: input.symptoms.map(withoutContacts),
    narrative: withoutContacts(input.additional_context ?? ''),
    stated: Object.fromEntries(differential.stated.map(({ finding, state }) => [finding, state])),
    truth_system: truth.system,
    accept_systems: [truth.system],
    truth_component: truth.component,
    truth_quote: words === null ? null : withoutContacts(words),
  }
}

// Nothing leaves without a licence that the driver chose.
const GIVEN = `select f.history_id, f.found, f.words, f.licence, h.data
  from public.mechanic_findings f
  join public.history h on h.id = f.history_id and h.user_id = f.user_id
  where f.licence is not null and h.type = 'comprehensive' order by f.history_id`

/**
 * Writes the diagnoses that drivers gave with what the mechanic found.
 * @param file new: an older export may hold cases that were withdrawn since
 * @returns how many were written, and how many name no fault of the table
 * @throws StartError
 */
export async function exportCases(
  adminUrl: string,
  secret: string,
  file: string,
): Promise<{ written: number; left: number }> {
  const { rows } = await withClient(adminUrl, (client) => client.query<Given>(GIVEN))
  const cases = rows.map((row) => caseOf(row, secret)).filter((each) => each !== null)
  cases.sort((a, b) => a.id.localeCompare(b.id))
  await writeNew(file, `${JSON.stringify(cases, null, 1)}\n`)
  return { written: cases.length, left: rows.length - cases.length }
}

async function writeNew(file: string, text: string): Promise<void> {
  // Its folder is not made: a mistyped one must not fill with drivers' data.
  const writing = access(dirname(file)).then(() => writeWhole(file, text, { isNew: true }))
  const isWritten = await writing.catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${file} cannot be written to (${error.code}). Nothing was exported.`)
  })
  if (!isWritten)
    throw new StartError(
      `${file} is there already. Name a new file: a case that was withdrawn must not remain in it. Nothing was exported.`,
    )
}
