/** PRO: count_usage decides in the database, and a failure is given back. */
import type { LogRecord } from '@tappet/upkeep'
import {
  exportPdfRequest,
  NO_PDF_HERE,
  PDF_IS_PRO,
  type PdfProgress,
  type exportPdfRequest as Schema,
  usageMonth,
} from '@tappet/wire'
import type { z } from 'zod'
import { readJson } from '../_serve/body.ts'
import { rowOf } from '../_serve/data.ts'
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
import type { CarBook } from './car-report.ts'
import { caseOf, casesOf, costsOf, diagnosisOf, factsOf, fillUpsOf, repairsOf } from './case-file.ts'
import { EVENT_STREAM, type Report, streamedReport } from './events.ts'
import { type Making, printLong } from './long-report.ts'
import type { PrintJob, Subject } from './print.ts'
import { within } from './runs.ts'

const TIME_LIMIT_MS = 60_000
export const limits: FunctionLimits = { timeLimitMs: TIME_LIMIT_MS, signIn: 'required' }

type Wanted = z.output<typeof Schema>

/**
 * {type: 'maintenance', user_id, vehicle_id?}, {type: 'diagnosis', history_id}, {type: 'car', vehicle_id?} or {type:
 * 'case', case_id}, each with paper?, locale?, counted? and unsent? -> 200 application/pdf. 402 on FREE; 403 for
 * another's user_id; 404 for a diagnosis, a car or a case that is not the caller's. Asked for text/event-stream, it
 * says meanwhile how far it is (exportPdfEvent); what goes wrong after the count is then the last event.
 */
export const handler: Handler = async (request, context) => {
  const user = signedInUser(context)
  const wanted = await readJson(request, exportPdfRequest)
  if (wanted.type === 'maintenance' && wanted.user_id !== user.id) {
    throw new FunctionError('forbidden', 'You can export your own records only')
  }
  const giveBack = await countExport(user.id, wanted.counted, context)
  const make = async (tell: (progress: PdfProgress) => void, signal: AbortSignal) => {
    try {
      return await makeReport(wanted, user, context, { told: tell, signal: withinTime(signal) })
    } catch (error) {
      await giveBack()
      throw error
    }
  }
  if (request.headers.get('accept') === EVENT_STREAM) return streamedReport(make, request.signal, context.log)
  const { name, bytes } = await make(() => undefined, request.signal)
  return new Response(bytes, { headers: downloadHeaders('application/pdf', name) })
}

const withinTime = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])

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
  const count = service.rpc('count_usage', { p_user_id: userId, p_usage_type: 'pdf_exports' })
  const use = await rowOf(count, 'Usage could not be counted')
  if (!use.can_use) {
    const { data: mode } = await service.rpc('plans_mode')
    throw new FunctionError('usage_limit_reached', mode === 'off' ? NO_PDF_HERE : PDF_IS_PRO, {
      limit: use.limit,
    })
  }
  // track-usage has counted it already.
  if (counted) await giveBack()
  return giveBack
}

async function makeReport(
  wanted: Wanted,
  user: { id: string; email: string | null },
  context: FunctionContext,
  making: Making,
): Promise<Report> {
  const { caller } = context
  const madeAt = context.now()
  const [preferences, { car, subject }] = await Promise.all([
    preferencesOf(caller, user.id),
    subjectOf(wanted, caller, user.id),
  ])
  const email = user.email ?? 'My car'
  const ofAccount = car === null || wanted.type === 'diagnosis'
  const job: PrintJob = {
    subject,
    owner: ofAccount ? email : `${within(carName(car))}, ${email}`,
    madeAt,
    // A diagnosis is whole without the rest of the log.
    unsent: wanted.type === 'diagnosis' ? 0 : wanted.unsent,
    paper: wanted.paper,
    units: unitsOfCar(preferences, car),
    locale: wanted.locale,
  }
  const hasLog = wanted.type === 'maintenance' || wanted.type === 'car'
  const pages = hasLog ? logPages(caller, user.id, car, making.signal) : noPages()
  return {
    name: `tappet-${wanted.type}-${dayOf(madeAt)}.pdf`,
    bytes: await printLong(job, pages, context, making),
  }
}

async function* noPages(): AsyncGenerator<LogRecord[], void> {}

type Client = FunctionContext['caller']

async function subjectOf(
  wanted: Wanted,
  caller: Client,
  userId: string,
): Promise<{ car: Car | null; subject: Subject }> {
  switch (wanted.type) {
    case 'maintenance':
      return { car: await carOf(caller, userId, wanted.vehicle_id), subject: { type: 'maintenance' } }
    case 'car': {
      const car = await carOf(caller, userId, wanted.vehicle_id)
      return { car, subject: { type: 'car', book: await bookOf(caller, userId, car) } }
    }
    case 'case': {
      const one = await caseOf(caller, userId, wanted.case_id)
      const car = await carOf(caller, userId, one.vehicle_id ?? undefined)
      const repairs = await withReceiptLinks(caller, userId, await repairsOf(caller, userId, one.items))
      return { car, subject: { type: 'case', case: one, repairs } }
    }
    case 'diagnosis': {
      const row = await diagnosisOf(caller, userId, wanted.history_id)
      const car = row.vehicle_id === null ? null : await carOf(caller, userId, row.vehicle_id)
      return { car, subject: { type: 'diagnosis', row } }
    }
  }
}

async function bookOf(caller: Client, userId: string, car: Car | null): Promise<CarBook> {
  const [facts, odometerMiles, fillUps, costs, reminders, cases] = await Promise.all([
    car === null ? null : factsOf(caller, userId, car),
    odometerOf(caller, userId, car),
    fillUpsOf(caller, userId, car),
    costsOf(caller, userId, car),
    remindersOf(caller, userId, car),
    casesOf(caller, userId, car),
  ])
  return { car: facts, odometerMiles, fillUps, costs, reminders, cases }
}
