import process from 'node:process'
import type { PdfProgress } from '@tappet/wire'
import type { FromProcess, ToProcess } from '../_serve/worker-process.ts'
import { paced } from './course.ts'
import { type PackedRecords, unpacked } from './packed.ts'
import { inPieces } from './pieces.ts'
import { type PrintJob, printReport } from './print.ts'

export type PrintInput = PrintJob | PackedRecords
export type PrintMessage = { progress: PdfProgress } | { problem: string; fields: object }

const pages: PackedRecords[] = []
let job: PrintJob | undefined

const say = (message: FromProcess<PrintMessage>) => process.send?.(message)
const tell = paced((progress) => say({ tell: { progress } }))
const log = {
  error: (fields: object, problem: string) => say({ tell: { problem, fields: { ...fields } } }),
}

process.on('message', (message: ToProcess<PrintInput>) => {
  if ('end' in message) return void finish()
  if ('json' in message.item) pages.push(message.item)
  else job = message.item
})

async function finish(): Promise<void> {
  if (job === undefined) throw new Error('A report was ended before it was begun')
  // Written bytes flow on between two turns of the loop alone, and are held until then.
  const breath = () => new Promise<void>((resolve) => setImmediate(resolve))
  const { write, flush } = inPieces((piece) => say({ piece }))
  await printReport(job, unpacked(pages), { log, told: tell, breath, write })
  flush()
  say({ done: true })
}
