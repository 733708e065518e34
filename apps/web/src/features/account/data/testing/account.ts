import type { LogRecord } from '@tappet/upkeep'
import type { Client } from '../../../../backend/connection/connect.ts'
import { MAX_SOUND_BYTES } from '../../../../backend/diagnoses/device-sounds.ts'
import type { Submitted } from '../../../../offline/entry.ts'
import type { AddWork, QueuedFile, TableAnswer } from '../../../../offline/table/entries.ts'
import type { Row } from '../archive.ts'
import type { TableName } from '../tables.ts'

/** As much of a client as an archive needs: tables in memory, and the receipts that lie in the person's folder. */
export function accountOf(
  userId: string,
  tables: Partial<Record<TableName, Row[]>>,
  receipts: ReadonlyMap<string, Blob> = new Map(),
) {
  const rowsOf = (table: TableName) => {
    tables[table] ??= []
    return tables[table]
  }
  /** Stored recordings by path. */
  const files = new Map<string, string>()
  const client = {
    from: (table: TableName) => ({
      select: (columns: string) => ({
        order: () => ({
          range: (from: number, to: number) => ({
            data: rowsOf(table)
              .slice(from, to + 1)
              .map((row) => selected(row, columns)),
            error: null,
          }),
        }),
      }),
      insert: (row: Row) => {
        rowsOf(table).push(row)
        return { error: null }
      },
      // As the tables with one row a person have it: it takes the place of the one that is there.
      upsert: (row: Row) => {
        tables[table] = [...rowsOf(table).filter(({ user_id }) => user_id !== row.user_id), row]
        return { error: null }
      },
    }),
    storage: {
      from: () => ({
        list: () => ({ data: [...receipts.keys()].map((name) => ({ name })), error: null }),
        download: (path: string) => ({
          data: receipts.get(path.slice(userId.length + 1)) ?? null,
          error: null,
        }),
        upload: async (path: string, file: Blob) => {
          if (file.size > MAX_SOUND_BYTES) return { error: { status: 413, statusCode: '413' } }
          if (files.has(path)) return { error: { status: 400, statusCode: '409' } }
          files.set(path, await file.text())
          return { error: null }
        },
        getPublicUrl: (path: string) => ({ data: { publicUrl: `https://files/${path}` } }),
      }),
    },
  }
  /** Stands in for the offline queue: stores at once. */
  const uploads: QueuedFile[] = []
  const addRecords = async ({
    rows,
    files: receiptFiles = [],
  }: AddWork<LogRecord>): Promise<Submitted<AddWork<LogRecord>, TableAnswer>> => {
    rowsOf('maintenance').push(...rows.map((record) => ({ ...record, user_id: userId })))
    uploads.push(...receiptFiles)
    return { kind: 'sent', answer: { fileRefused: false } }
  }
  const account = { client: client as unknown as Client, userId, addRecords }
  return { client: account.client, account, person: { id: userId, email: null }, rowsOf, uploads, files }
}

function selected(row: Row, columns: string): Row {
  const names = columns === '*' ? Object.keys(row) : columns.split(',')
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}
