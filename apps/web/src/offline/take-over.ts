import type { LogRecord } from '@tappet/upkeep'
import type { Exclusively } from '../platform/runtime/exclusive.ts'
import type { LegacyStore, QueueStore, Stored } from '../platform/storage/queue-store.ts'
import type { Entry, Problem } from './entry.ts'
import { editOf } from './log/edit.ts'
import type { LogEntry, NewRecord, ReceiptFile } from './log/work.ts'
import { type AnalysisJob, RECORDING, type RecordingEntry } from './recording.ts'

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
    | { kind: 'add'; records: NewRecord[]; receipt?: ReceiptFile }
    | { kind: 'edit'; id: string; before: LogRecord; after: LogRecord; receipt?: ReceiptFile }
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

function entryOfWrite({ change, refused, ...write }: LegacyWrite): LogEntry {
  const problem: Problem | null = refused === undefined ? null : { code: 'refused', message: refused }
  const kept = { ...write, attempts: 0, ...(problem ? { problem } : {}) }
  switch (change.kind) {
    case 'add': {
      const { kind: _, ...work } = change
      return { ...kept, kind: 'log.add', work }
    }
    case 'edit': {
      const { id, before, after, receipt } = change
      const edit = editOf({ ...before, id }, after)
      return { ...kept, kind: 'log.edit', work: receipt ? { ...edit, receipt } : edit }
    }
    case 'delete':
      return { ...kept, kind: 'log.delete', work: { records: change.records } }
    case 'forget_receipt':
      return { ...kept, kind: 'log.forget-receipt', work: { path: change.path } }
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
  entryOf: (old: Old) => Entry,
): Promise<void> {
  const legacy = await openLegacy<Old>(database)
  for (const old of (await legacy?.all()) ?? []) {
    // Written here before it is deleted there: a crash in between loses nothing.
    await store.put(entryOf(old))
    await legacy?.remove(old.id)
  }
}
