import type { LogRecord } from '@tappet/upkeep'
import type { Exclusively } from '../platform/runtime/exclusive.ts'
import type { LegacyStore, QueueStore, Stored } from '../platform/storage/queue-store.ts'
import type { Entry, Problem } from './entry.ts'
import { FORGET_RECEIPT, logTable, type NewRecord } from './log/table.ts'
import { type AnalysisJob, RECORDING, type RecordingEntry } from './recording.ts'
import type { QueuedFile } from './table/entries.ts'

/*
 * Version 1.0.0 kept two databases, whose content moves at every start: a tab with that version may still add to them.
 */

export type LegacyJob = Stored &
  AnalysisJob & { forUser?: string; attempts: number; problem?: Problem['code'] }

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
  const base = { ...write, attempts: 0, ...(problem ? { problem } : {}) }
  const files = 'receipt' in change && change.receipt ? { files: [change.receipt] } : {}
  switch (change.kind) {
    case 'add':
      return { ...base, kind: logTable.add.name, work: { rows: change.records, ...files } }
    case 'edit': {
      const { id, before, after } = change
      const { editOf } = await import('./table/fields.ts')
      return {
        ...base,
        kind: logTable.edit.name,
        work: { ...editOf(logTable, { ...before, id }, after), ...files },
      }
    }
    case 'delete':
      return { ...base, kind: logTable.delete.name, work: { rows: change.records } }
    case 'forget_receipt':
      return { ...base, kind: FORGET_RECEIPT, work: { path: change.path } }
  }
}

export type TakeOverDeps = {
  store: QueueStore<Entry>
  exclusively: Exclusively
  openLegacy: <Old extends Stored>(database: string) => Promise<LegacyStore<Old> | null>
}

export async function takeOver(deps: TakeOverDeps): Promise<void> {
  // Under version 1.0.0's locks: nothing moves while one of its tabs sends.
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
    // Written before it is deleted there.
    await store.put(await entryOf(old))
    await legacy?.remove(old.id)
  }
}
