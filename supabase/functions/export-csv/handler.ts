/** Free on every plan, in the unit of the car's odometer. Receipts are signed links for 30 days, which the import knows. */
import { csvHead, csvLines, type DistanceUnit, type LogRecord, logFields } from '@tappet/upkeep'
import { exportCsvRequest } from '@tappet/wire'
import { readJson } from '../_serve/body.ts'
import { dayOf, downloadHeaders } from '../_serve/download.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionLimits, Handler } from '../_serve/function.ts'
import { logPages } from '../_serve/log-pages.ts'
import { carOf, preferencesOf, unitsOfCar } from '../_serve/upkeep.ts'
import { signedInUser } from '../_serve/user.ts'

/** The time is until the first page is read; the rest streams. */
export const limits: FunctionLimits = { timeLimitMs: 20_000, signIn: 'required' }

/**
 * {type: 'maintenance', user_id, vehicle_id?} -> 200 text/csv of one car, the default one unless named, sent page by
 * page as it is read. 403 for another's user_id, 404 for another's car.
 */
export const handler: Handler = async (request, context) => {
  const { id } = signedInUser(context)
  const { user_id, vehicle_id } = await readJson(request, exportCsvRequest)
  if (user_id !== id) throw new FunctionError('forbidden', 'You can export your own records only')
  const car = await carOf(context.caller, id, vehicle_id)
  const unit = unitsOfCar(await preferencesOf(context.caller, id), car).distance
  const pages = logPages(context.caller, id, car, request.signal)
  // Before the response starts, so that a failure is an error and not half a file.
  const first = await pages.next().catch((error: unknown) => {
    throw request.signal.aborted ? new FunctionError('gone') : error
  })
  const chunks = csvChunks(first, pages, unit)
  return new Response(streamOf(chunks), {
    headers: downloadHeaders('text/csv; charset=utf-8', `tappet-maintenance-${dayOf(context.now())}.csv`),
  })
}

async function* csvChunks(
  first: IteratorResult<LogRecord[], void>,
  rest: AsyncGenerator<LogRecord[]>,
  unit: DistanceUnit,
): AsyncGenerator<string> {
  yield csvHead(logFields, unit)
  if (first.done === true) return
  yield csvLines(logFields, first.value, unit)
  for await (const page of rest) yield csvLines(logFields, page, unit)
}

function streamOf(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done === true) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}
