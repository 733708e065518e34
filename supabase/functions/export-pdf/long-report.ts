/** Reports of a log of any length: a short one is made at once, a long one apart from everybody else's requests. */
import { fieldsOf, type LogRecord } from '@tappet/upkeep'
import type { PdfProgress } from '@tappet/wire'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionContext } from '../_serve/function.ts'
import type { PrintInput, PrintMessage } from './own-process.ts'
import { type PrintJob, printReport } from './print.ts'

export type Making = {
  told(progress: PdfProgress): void
  /** Nobody waits for it any more, or its time is over. */
  signal: AbortSignal
}

/** A process takes half a second to start: longer than this many records take. */
export const SHORT_LOG = 1_000

/**
 * Answers the bytes of a PDF file.
 *
 * @param pages of the log, the newest first
 * @throws FunctionError busy, time_limit, or gone where the one who asked is
 */
export async function printLong(
  job: PrintJob,
  pages: AsyncGenerator<LogRecord[], void>,
  { apart, log }: Pick<FunctionContext, 'apart' | 'log'>,
  { told, signal }: Making,
): Promise<Uint8Array<ArrayBuffer>> {
  const counted = countedPages(pages, told, signal)
  const first: LogRecord[] = []
  try {
    for (;;) {
      if (apart !== undefined && first.length > SHORT_LOG) break
      const { done, value } = await counted.next()
      if (done === true) return await printReport(job, first, log, { told, breath: breathUntil(signal) })
      first.push(...value)
    }
    return await apart({
      script: new URL('./own-process.ts', import.meta.url),
      input: inputOf(job, first, counted),
      waits: () => told({ step: 'waiting' }),
      told: (message) => hear(message as PrintMessage, told, log),
      signal,
    })
  } catch (error) {
    throw signal.aborted ? reasonOf(signal) : error
  }
}

async function* countedPages(
  pages: AsyncGenerator<LogRecord[], void>,
  told: Making['told'],
  signal: AbortSignal,
): AsyncGenerator<LogRecord[], void> {
  let records = 0
  for await (const page of pages) {
    signal.throwIfAborted()
    records += page.length
    told({ step: 'reading', records })
    yield page
  }
}

async function* inputOf(
  job: PrintJob,
  first: LogRecord[],
  rest: AsyncGenerator<LogRecord[], void>,
): AsyncGenerator<PrintInput> {
  yield job
  yield first.map(printed)
  for await (const page of rest) yield page.map(printed)
}

/** What a report prints: a row has as much again that it does not. */
const printed = (record: LogRecord): LogRecord => fieldsOf(record)

function hear(message: PrintMessage, told: Making['told'], log: FunctionContext['log']): void {
  if ('progress' in message) told(message.progress)
  else log.error(message.fields, message.problem)
}

/** Lets the server answer others between two pages. */
const breathUntil = (signal: AbortSignal) => async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 0))
  signal.throwIfAborted()
}

const reasonOf = ({ reason }: AbortSignal): unknown => {
  if (reason instanceof FunctionError) return reason
  const isLate = reason instanceof DOMException && reason.name === 'TimeoutError'
  return new FunctionError(isLate ? 'time_limit' : 'gone')
}
