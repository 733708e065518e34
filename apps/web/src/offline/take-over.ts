import type { LogRecord } from '@tappet/upkeep'
import type { Exclusively } from '../platform/runtime/exclusive.ts'
import type { LegacyStore, QueueStore, Stored } from '../platform/storage/queue-store.ts'
import type { Entry, Problem } from './entry.ts'
import { FORGET_RECEIPT, logTable, type NewRecord } from './log/table.ts'
import { type AnalysisJob, RECORDING, type RecordingEntry } from './recording.ts'
import type { QueuedFile } from './table/entries.ts'

/*
 * Version 1.0.0 kept recordings and changes of the log in two databases, each with a queue of its own. What they hold
 * moves into the one store at every start: a tab with that version may still be open and add to them.
 */

/** A recording as version 1.0.0 kept it, with the queue's own fields among the others. */
export type LegacyJob = Stored &
  AnalysisJob & { forUser?: string; attempts: number; problem?: Problem['code'] }

/** A change of the log as version 1.0.0 kept it: an edit had every field, before and after. */
export type LegacyWrite = Stored & {
  change:
    | { kind: 'add'; records: NewRecord[]; receipt?: QueuedFile }
    | { kind: 'edit'; id: string; before: LogRecord; after: LogRecord; receipt?: QueuedFile }
    | { kind: 'delete'; records: NewRecord[] }
    | { kind: 'forget_receipt'; path: string }
  notBeforeMs?: number
  refused?: string
}

function entryOfJob({ ownerId, queuedAtMs, attempts, problem, ...work }: LegacyJob): RecordingEntry {
  return {
    id: work.id,
    ownerId,
    queuedAtMs,
    kind: RECORDING,
    work,
    attempts,
    ...(problem === undefined ? {} : { problem: { code: problem, message: '' } }),
  }
}

async function entryOfWrite({ change, refused, ...write }: LegacyWrite): Promise<Entry> {
  const problem: Problem | null = refused === undefined ? null : { code: 'refused', message: refused }
  const kept = { ...write, attempts: 0, ...(problem ? { problem } : {}) }
  const file = 'receipt' in change && change.receipt ? { file: change.receipt } : {}
  switch (change.kind) {
    case 'add':
      return { ...kept, kind: logTable.add.name, work: { rows: change.records, ...file } }
    case 'edit': {
      const { id, before, after } = change
      const { editOf } = await import('./table/fields.ts')
      return {
        ...kept,
        kind: logTable.edit.name,
        work: { ...editOf(logTable, { ...before, id }, after), ...file },
      }
    }
    case 'delete':
      return { ...kept, kind: logTable.delete.name, work: { rows: change.records } }
    case 'forget_receipt':
      return { ...kept, kind: FORGET_RECEIPT, work: { path: change.path } }
  }
}

export type TakeOverDeps = {
  store: QueueStore<Entry>
  exclusively: Exclusively
  /** Opens a database of version 1.0.0; null where this device has none. */
  openLegacy: <Old extends Stored>(database: string) => Promise<LegacyStore<Old> | null>
}

/** Moves everything that version 1.0.0 has kept on this device, of every person, into the one store. */
export async function takeOver(deps: TakeOverDeps): Promise<void> {
  // Under the locks that version 1.0.0 sends under: nothing is moved while one of its tabs is sending it.
  await deps.exclusively('tappet.jobs.sender', () => move(deps, 'tappet.jobs', entryOfJob))
  await deps.exclusively('tappet.writes.sender', () => move(deps, 'tappet.writes', entryOfWrite))
}

async function move<Old extends Stored>(
  { store, openLegacy }: TakeOverDeps,
  database: string,
  entryOf: (old: Old) => Entry | Promise<Entry>,
): Promise<void> {
  const legacy = await openLegacy<Old>(database)
  for (const old of (await legacy?.all()) ?? []) {
    // Written here before it is deleted there: a crash in between loses nothing.
    await store.put(await entryOf(old))
    await legacy?.remove(old.id)
  }
}
