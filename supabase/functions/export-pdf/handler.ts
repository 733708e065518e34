/**
 * A PDF report of the caller's service log, of one diagnosis from their history, of a car or of a case. PRO: count_usage
 * decides, in the database, and what fails is given back.
 */
import type { LogRecord } from '@tappet/upkeep'
import {
  exportPdfRequest,
  NO_PDF_HERE,
  PDF_IS_PRO,
  type exportPdfRequest as Schema,
  usageMonth,
} from '@tappet/wire'
import type { z } from 'zod'
import { readJson } from '../_serve/body.ts'
import { dayOf, downloadHeaders } from '../_serve/download.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionContext, FunctionLimits, Handler } from '../_serve/function.ts'
import { logPages } from '../_serve/log-pages.ts'
import { withReceiptLinks } from '../_serve/receipt-links.ts'
import {
  type Car,
  carName,
  carOf,
  odometerOf,
  preferencesOf,
  remindersOf,
  unitsOfCar,
} from '../_serve/upkeep.ts'
import { signedInUser } from '../_serve/user.ts'
import { type CarBook, carReport } from './car-report.ts'
import { caseOf, casesOf, factsOf, fillUpsOf, repairsOf } from './case-file.ts'
import { caseReport } from './case-report.ts'
import { createTexts } from './copy.ts'
import { diagnosisReport } from './diagnosis-report.ts'
import { maintenanceReport } from './maintenance-report.ts'
import { within } from './runs.ts'
import type { ReportHead } from './sheet.ts'

export const limits: FunctionLimits = {
  methods: ['POST'],
  maxBodyBytes: 1024,
  timeLimitMs: 60_000,
  signIn: 'required',
}

type Wanted = z.output<typeof Schema>
type Report = { name: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * {type: 'maintenance', user_id, vehicle_id?}, {type: 'diagnosis', history_id}, {type: 'car', vehicle_id?} or
 * {type: 'case', case_id}, each with paper?, locale? and counted? -> 200 application/pdf. 402 on FREE; 403 for another's user_id;
 * 404 for a diagnosis, a car or a case that is not the caller's.
 */
export const handler: Handler = async (request, context) => {
  const user = signedInUser(context)
  const wanted = await readJson(request, exportPdfRequest)
  if (wanted.type === 'maintenance' && wanted.user_id !== user.id) {
    throw new FunctionError('forbidden', 'You can export your own records only')
  }
  const giveBack = await countExport(user.id, wanted.counted, context)
  try {
    const { name, bytes } = await makeReport(wanted, user, context)
    return new Response(bytes, { headers: downloadHeaders('application/pdf', name) })
  } catch (error) {
    await giveBack()
    throw error
  }
}

/** Counts this export; answers how to give it back. @throws FunctionError usage_limit_reached */
async function countExport(userId: string, counted: boolean, context: FunctionContext) {
  const { service, log, now } = context
  const month = usageMonth(now())
  const giveBack = async () => {
    const { error } = await service.rpc('return_usage', {
      p_user_id: userId,
      p_usage_type: 'pdf_exports',
      p_month_year: month,
    })
    if (error !== null) log.error({ err: error }, 'a PDF export could not be given back')
  }
  const { data, error } = await service.rpc('count_usage', { p_user_id: userId, p_usage_type: 'pdf_exports' })
  const use = data?.[0]
  if (error !== null || use === undefined) throw new Error('Usage could not be counted', { cause: error })
  if (!use.can_use) {
    const { data: mode } = await service.rpc('plans_mode')
    throw new FunctionError('usage_limit_reached', mode === 'off' ? NO_PDF_HERE : PDF_IS_PRO, {
      limit: use.limit,
    })
  }
  // track-usage has counted it already: of the two, one stands.
  if (counted) await giveBack()
  return giveBack
}

async function makeReport(
  wanted: Wanted,
  user: { id: string; email: string | null },
  context: FunctionContext,
): Promise<Report> {
  const madeAt = context.now()
  const written = await preferencesOf(context.caller, user.id)
  const head = { owner: user.email ?? 'My car', madeAt, paper: wanted.paper, log: context.log }
  const headOf = (car: Car | null) => ({
    ...head,
    texts: createTexts(unitsOfCar(written, car), wanted.locale),
    owner: car === null ? head.owner : `${within(carName(car))}, ${head.owner}`,
  })
  const name = `tappet-${wanted.type}-${dayOf(madeAt)}.pdf`
  const { caller } = context
  switch (wanted.type) {
    case 'maintenance': {
      const car = await carOf(caller, user.id, wanted.vehicle_id)
      const records = await logOf(caller, user.id, car)
      return { name, bytes: await maintenanceReport(records, headOf(car), breath) }
    }
    case 'car': {
      const car = await carOf(caller, user.id, wanted.vehicle_id)
      const book = await bookOf(caller, user.id, car)
      return { name, bytes: await carReport(book, headOf(car), breath) }
    }
    case 'case': {
      const found = await caseOf(caller, user.id, wanted.case_id)
      const car = await carOf(caller, user.id, found.vehicle_id ?? undefined)
      const repairs = await withReceiptLinks(caller, user.id, await repairsOf(caller, user.id, found.items))
      return { name, bytes: await caseReport(found, repairs, headOf(car)) }
    }
    case 'diagnosis':
      return { name, bytes: await diagnosisOf(caller, user.id, wanted.history_id, headOf) }
  }
}

type Client = FunctionContext['caller']

async function logOf(caller: Client, userId: string, car: Car | null): Promise<LogRecord[]> {
  const records = []
  for await (const page of logPages(caller, userId, car)) records.push(...page)
  return withReceiptLinks(caller, userId, records)
}

async function bookOf(caller: Client, userId: string, car: Car | null): Promise<CarBook> {
  const [facts, odometerMiles, records, fillUps, reminders, cases] = await Promise.all([
    car === null ? null : factsOf(caller, userId, car),
    odometerOf(caller, userId, car),
    logOf(caller, userId, car),
    fillUpsOf(caller, userId, car),
    remindersOf(caller, userId, car),
    casesOf(caller, userId, car),
  ])
  return { car: facts, odometerMiles, records, fillUps, reminders, cases }
}

async function diagnosisOf(
  caller: Client,
  userId: string,
  historyId: string,
  headOf: (car: Car | null) => ReportHead,
): Promise<Uint8Array<ArrayBuffer>> {
  const { data, error } = await caller
    .from('history')
    .select('type, data, created_at, vehicle_id')
    .eq('id', historyId)
    .eq('user_id', userId)
    .maybeSingle()
  if (error !== null) throw new Error('The history could not be read', { cause: error })
  if (data === null) throw new FunctionError('not_found', 'This diagnosis is not in your history')
  const car = data.vehicle_id === null ? null : await carOf(caller, userId, data.vehicle_id)
  const bytes = await diagnosisReport(data, { ...headOf(null), texts: headOf(car).texts })
  if (bytes === null)
    throw new FunctionError('unprocessable', 'This diagnosis holds nothing that could be printed')
  return bytes
}

/** Lets the server answer others between two pages. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
