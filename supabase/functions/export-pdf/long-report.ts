import type { LogRecord } from '@tappet/upkeep'
import type { PdfProgress } from '@tappet/wire'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionContext } from '../_serve/function.ts'
import type { PrintInput, PrintMessage } from './own-process.ts'
import { packed } from './packed.ts'
import { collected } from './pieces.ts'
import type { PrintJob } from './print.ts'

export type Making = {
  told(progress: PdfProgress): void
  signal: AbortSignal
}

/** Rows as text, of about 250 bytes; the process holds them until the last page. */
const MAX_LOG_BYTES = 128 * 1024 * 1024
const TOO_MUCH =
  'This log holds more text than one PDF can take. Nothing was changed: export it as CSV, or make a report of one car.'

/** Starting a process takes half a second: longer than these records. */
export const SHORT_LOG = 1_000

/** @param pages of the log, newest first @throws FunctionError busy, time_limit; the signal's reason */
export async function printLong(
  job: PrintJob,
  pages: AsyncGenerator<LogRecord[], void>,
  { inWorkerProcess, log }: Pick<FunctionContext, 'inWorkerProcess' | 'log'>,
  { told, signal }: Making,
): Promise<Uint8Array<ArrayBuffer>> {
  const counted = countedPages(pages, told, signal)
  const first: LogRecord[] = []
  try {
    for (;;) {
      if (inWorkerProcess !== undefined && first.length > SHORT_LOG) break
      const { done, value } = await counted.next()
      if (done === true) {
        // Fonts and layout take 17 MB.
        const { printReport } = await import('./print.ts')
        const { write, bytes } = collected()
        await printReport(job, first, { log, told, breath: breathUntil(signal), write })
        return bytes()
      }
      first.push(...value)
    }
    return await inWorkerProcess({
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
  tell: Making['told'],
  signal: AbortSignal,
): AsyncGenerator<LogRecord[], void> {
  let records = 0
  for await (const page of pages) {
    signal.throwIfAborted()
    records += page.length
    tell({ step: 'reading', records })
    yield page
  }
}

async function* inputOf(
  job: PrintJob,
  first: LogRecord[],
  rest: AsyncGenerator<LogRecord[], void>,
): AsyncGenerator<PrintInput> {
  yield job
  let room = MAX_LOG_BYTES
  const bounded = (page: LogRecord[]) => {
    const some = packed(page)
    room -= some.json.length
    if (room < 0) throw new FunctionError('unprocessable', TOO_MUCH)
    return some
  }
  yield bounded(first)
  for await (const page of rest) yield bounded(page)
}

function hear(message: PrintMessage, tell: Making['told'], log: FunctionContext['log']): void {
  if ('progress' in message) tell(message.progress)
  else log.error(message.fields, message.problem)
}

const breathUntil = (signal: AbortSignal) => async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 0))
  signal.throwIfAborted()
}

const reasonOf = ({ reason }: AbortSignal): unknown => {
  if (reason instanceof FunctionError) return reason
  const isLate = reason instanceof DOMException && reason.name === 'TimeoutError'
  return new FunctionError(isLate ? 'time_limit' : 'gone')
}
