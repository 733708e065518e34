/**
 * A PDF report of the caller's service log, of one diagnosis from their history, of a car or of a case. PRO: count_usage
 * decides, in the database, and what fails is given back.
 */
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
import { dayOf, downloadHeaders } from '../_serve/download.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionContext, FunctionLimits, Handler } from '../_serve/function.ts'
import { linkedLogPages } from '../_serve/log-pages.ts'
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
import { caseOf, casesOf, factsOf, fillUpsOf, repairsOf } from './case-file.ts'
import { caseReport } from './case-report.ts'
import { createTexts } from './copy.ts'
import { diagnosisReport } from './diagnosis-report.ts'
import { EVENT_STREAM, type Report, streamedReport } from './events.ts'
import { type Making, printLong } from './long-report.ts'
import { collected } from './pieces.ts'
import type { PrintJob } from './print.ts'
import { within } from './runs.ts'
import type { ReportHead } from './sheet.ts'

export const limits: FunctionLimits = {
  methods: ['POST'],
  maxBodyBytes: 1024,
  timeLimitMs: 60_000,
  signIn: 'required',
}

type Wanted = z.output<typeof Schema>

/**
 * {type: 'maintenance', user_id, vehicle_id?}, {type: 'diagnosis', history_id}, {type: 'car', vehicle_id?} or
 * {type: 'case', case_id}, each with paper?, locale?, counted? and unsent? -> 200 application/pdf. 402 on FREE; 403 for another's user_id;
 * 404 for a diagnosis, a car or a case that is not the caller's. Asked for text/event-stream, it says meanwhile how far
 * it is (exportPdfEvent); what goes wrong after the count is then the last event.
 */
export const handler: Handler = async (request, context) => {
  const user = signedInUser(context)
  const wanted = await readJson(request, exportPdfRequest)
  if (wanted.type === 'maintenance' && wanted.user_id !== user.id) {
    throw new FunctionError('forbidden', 'You can export your own records only')
  }
  const giveBack = await countExport(user.id, wanted.counted, context)
  const make = async (told: (progress: PdfProgress) => void, signal: AbortSignal) => {
    try {
      return await makeReport(wanted, user, context, { told, signal: withinTime(signal) })
    } catch (error) {
      await giveBack()
      throw error
    }
  }
  if (request.headers.get('accept') === EVENT_STREAM) return streamedReport(make, request.signal, context.log)
  const { name, bytes } = await make(() => undefined, request.signal)
  return new Response(bytes, { headers: downloadHeaders('application/pdf', name) })
}

/** Of a report that takes too long nothing runs on. */
const withinTime = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(limits.timeLimitMs)])

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
  making: Making,
): Promise<Report> {
  const madeAt = context.now()
  const written = await preferencesOf(context.caller, user.id)
  const head = {
    owner: user.email ?? 'My car',
    madeAt,
    unsent: wanted.unsent,
    paper: wanted.paper,
    log: context.log,
  }
  const ownerOf = (car: Car | null) => (car === null ? head.owner : `${within(carName(car))}, ${head.owner}`)
  const headOf = (car: Car | null) => ({
    ...head,
    texts: createTexts(unitsOfCar(written, car), wanted.locale),
    owner: ownerOf(car),
  })
  const jobOf = (car: Car | null): PrintJob => ({
    owner: ownerOf(car),
    madeAt,
    unsent: wanted.unsent,
    paper: wanted.paper,
    units: unitsOfCar(written, car),
    locale: wanted.locale,
  })
  const name = `tappet-${wanted.type}-${dayOf(madeAt)}.pdf`
  const { caller } = context
  switch (wanted.type) {
    case 'maintenance': {
      const car = await carOf(caller, user.id, wanted.vehicle_id)
      const pages = linkedLogPages(caller, user.id, car, making.signal)
      return { name, bytes: await printLong(jobOf(car), pages, context, making) }
    }
    case 'car': {
      const car = await carOf(caller, user.id, wanted.vehicle_id)
      const book = await bookOf(caller, user.id, car)
      const pages = linkedLogPages(caller, user.id, car, making.signal)
      return { name, bytes: await printLong({ ...jobOf(car), book }, pages, context, making) }
    }
    case 'case': {
      const found = await caseOf(caller, user.id, wanted.case_id)
      const car = await carOf(caller, user.id, found.vehicle_id ?? undefined)
      const repairs = await withReceiptLinks(caller, user.id, await repairsOf(caller, user.id, found.items))
      const { write, bytes } = collected()
      await caseReport(found, repairs, { ...headOf(car), write })
      return { name, bytes: bytes() }
    }
    case 'diagnosis':
      return { name, bytes: await diagnosisOf(caller, user.id, wanted.history_id, headOf) }
  }
}

type Client = FunctionContext['caller']

async function bookOf(
  caller: Client,
  userId: string,
  car: Car | null,
): Promise<NonNullable<PrintJob['book']>> {
  const [facts, odometerMiles, fillUps, reminders, cases] = await Promise.all([
    car === null ? null : factsOf(caller, userId, car),
    odometerOf(caller, userId, car),
    fillUpsOf(caller, userId, car),
    remindersOf(caller, userId, car),
    casesOf(caller, userId, car),
  ])
  return { car: facts, odometerMiles, fillUps, reminders, cases }
}

async function diagnosisOf(
  caller: Client,
  userId: string,
  historyId: string,
  headOf: (car: Car | null) => Omit<ReportHead, 'write'>,
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
  const { write, bytes } = collected()
  if (!(await diagnosisReport(data, { ...headOf(null), texts: headOf(car).texts, write })))
    throw new FunctionError('unprocessable', 'This diagnosis holds nothing that could be printed')
  return bytes()
}
