/**
 * The caller's whole service log as a CSV file, the newest day first. Free for everybody: a log that can not be taken
 * along is not its owner's.
 */
import { BYTE_ORDER_MARK, logCsvCells, logCsvHeader } from '@tappet/upkeep'
import { exportCsvRequest } from '@tappet/wire'
import { stringify } from 'csv-stringify'
import { readJson } from '../_serve/body.ts'
import { dayOf, downloadHeaders } from '../_serve/download.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionLimits, Handler } from '../_serve/function.ts'
import { logPages } from '../_serve/log-pages.ts'
import { signedInUser } from '../_serve/user.ts'

export const limits: FunctionLimits = {
  methods: ['POST'],
  maxBodyBytes: 1024,
  // Until the first page is read; the rest streams.
  timeLimitMs: 20_000,
  signIn: 'required',
}

/** {type: 'maintenance', user_id} -> 200 text/csv, sent page by page as it is read. 403 for another's user_id. */
export const handler: Handler = async (request, context) => {
  const { id } = signedInUser(context)
  const { user_id } = await readJson(request, exportCsvRequest)
  if (user_id !== id) throw new FunctionError('forbidden', 'You can export your own records only')
  const pages = logPages(context.caller, id)
  // Read before anything is answered: a failure is then still a plain error, not half a file.
  const first = await pages.next()
  const chunks = csvChunks(first, pages)
  return new Response(streamOf(chunks), {
    headers: downloadHeaders('text/csv; charset=utf-8', `tappet-maintenance-${dayOf(context.now())}.csv`),
  })
}

type Page = Parameters<typeof logCsvCells>[0][]

async function* csvChunks(
  first: IteratorResult<Page, void>,
  rest: AsyncGenerator<Page>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + (await csvText([[...logCsvHeader]]))
  if (first.done === true) return
  yield await csvText(first.value.map(logCsvCells))
  for await (const page of rest) yield await csvText(page.map(logCsvCells))
}

/** RFC 4180: CRLF, quotes where they are needed; also around a lone line feed, which some readers end a row at. */
function csvText(rows: string[][]): Promise<string> {
  return new Promise((resolve, reject) => {
    stringify(rows, { record_delimiter: 'windows', quoted_match: /[\r\n]/ }, (error, text) =>
      error == null ? resolve(text) : reject(error),
    )
  })
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
