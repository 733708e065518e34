import type { QueryKey } from '@tanstack/react-query'
import type { Client } from '../../backend/connection/connect.ts'
import type { Entry, Kind } from '../entry.ts'
import { boundSession, type OfflineSession, sendingAs, sentBy } from '../session.ts'
import type { AddWork, DeleteWork, EditWork, NewRow, Shown, TableAnswer, TableEntry } from './entries.ts'
import { type Arrangement, type BaseRow, rowsWith } from './overlay.ts'
import type { SentTable } from './send.ts'

/** A car arrives before the rows that name it, a record before its case. */
export const TABLE_LANE = 'log'
const MAX_TOGETHER = 50

export type TableSpec<Fields, Row> = SentTable &
  Arrangement<Shown<Row>> & {
    key: (userId: string) => QueryKey
    alsoRead: (userId: string) => readonly QueryKey[]
    /** Thousands of rows are not read again for one. */
    isLong?: true
    /** Without a change they are only out of date. */
    changeCopies?: (session: OfflineSession, userId: string, change: ((rows: Row[]) => Row[]) | null) => void
    nameOf: (row: NewRow<Fields>, changes: Partial<Fields>) => string
    addedAgain?: Partial<Fields>
  }

export type OfflineTable<Fields extends object, Row extends BaseRow> = {
  spec: TableSpec<Fields, Row>
  add: Kind<string, AddWork<Fields>, TableAnswer>
  edit: Kind<string, EditWork<Fields>, TableAnswer>
  delete: Kind<string, DeleteWork<Fields>, TableAnswer>
  kinds: readonly Kind[]
  has: (entry: Entry) => entry is TableEntry<Fields>
  readAgain: (session: OfflineSession, userId: string) => Promise<void>
  rowsWith: (rows: readonly Row[], entries: readonly TableEntry<Fields>[]) => Shown<Row>[]
  titleOf: (work: { name?: string; seen?: NewRow<Fields> }) => string
}

export function offlineTable<Fields extends object, Row extends NewRow<Fields> & BaseRow>(
  spec: TableSpec<Fields, Row>,
): OfflineTable<Fields, Row> {
  const { table } = spec
  const { readAgain, ...arrivals } = arrivalsOf<Fields, Row>(spec)
  const kind = <Work>(verb: string, send: Kind<string, Work, TableAnswer>['send']) => ({
    name: `${table}.${verb}`,
    lane: TABLE_LANE,
    send,
    ...arrivals,
  })
  const load = () => import('./send.ts')
  const add: Kind<string, AddWork<Fields>, TableAnswer> = {
    ...kind(
      'add',
      sentBy(async (client, ownerId, work) => (await load()).sendAdd(spec, client, ownerId, work)),
    ),
    together: {
      fits: (entries) => {
        const works = entries.map(({ work }) => work)
        return !works.some(({ files, isReading }) => files || isReading) && rowsIn(works) <= MAX_TOGETHER
      },
      send: (entries) =>
        sendingAs(entries, async (client: Client, ownerId: string) =>
          (await load()).sendAdds(
            spec,
            client,
            ownerId,
            entries.map(({ work }) => work),
          ),
        ),
    },
    arrivedInPart: (entry, rest) => {
      const refused = new Set(rest.rows.map(({ id }) => id))
      const rows = entry.work.rows.filter(({ id }) => !refused.has(id))
      arrivals.arrived({ ...entry, work: { ...entry.work, rows } }, { fileRefused: false })
    },
  }
  const edit = kind<EditWork<Fields>>(
    'edit',
    sentBy(async (client, ownerId, work) => (await load()).sendEdit(spec, client, ownerId, work)),
  )
  const deletion = kind<DeleteWork<Fields>>(
    'delete',
    sentBy(async (client, ownerId, work) => (await load()).sendDelete(spec, client, ownerId, work)),
  )
  const kinds: readonly Kind[] = [add, edit, deletion]
  const names = kinds.map(({ name }) => name)
  return {
    spec,
    add,
    edit,
    delete: deletion,
    kinds,
    has: (entry): entry is TableEntry<Fields> => names.includes(entry.kind),
    readAgain,
    rowsWith: (rows, entries) => rowsWith(rows, entries, spec),
    titleOf: ({ name, seen }) => name || (seen ? spec.nameOf(seen, {}) : `A ${spec.noun}`),
  }
}

const rowsIn = (works: readonly AddWork<unknown>[]) => works.reduce((sum, { rows }) => sum + rows.length, 0)

function arrivalsOf<Fields, Row extends BaseRow>(spec: TableSpec<Fields, Row>) {
  const settled = (rows: Row[], entry: TableEntry<Fields>): Row[] =>
    rowsWith(rows, [entry], spec).map(({ waiting: _waiting, files: _files, ...row }) => row as unknown as Row)
  const readRest = ({ queryClient }: OfflineSession, userId: string) => {
    for (const queryKey of spec.alsoRead(userId)) void queryClient.invalidateQueries({ queryKey })
  }
  const readAgain = async (session: OfflineSession, userId: string) => {
    const { queryClient } = session
    const queryKey = spec.key(userId)
    spec.changeCopies?.(session, userId, null)
    const before = queryClient.getQueryData(queryKey)
    await queryClient.invalidateQueries({ queryKey })
    const query = queryClient.getQueryCache().find({ queryKey, exact: true })
    const isAsBefore = query && !query.state.isInvalidated && query.state.data === before
    if (!isAsBefore) readRest(session, userId)
  }
  return {
    arrived: (entry: Entry, { fileRefused }: TableAnswer): void => {
      const session = boundSession()
      if (fileRefused) session?.onReceiptRefused()
      if (!session || session.userId !== entry.ownerId) return
      const { problem: _, ...arrival } = entry
      const change = (rows: Row[]) => settled(rows, arrival as TableEntry<Fields>)
      session.queryClient.setQueryData<Row[]>(spec.key(entry.ownerId), (rows) => rows && change(rows))
      spec.changeCopies?.(session, entry.ownerId, change)
      const refetchType = spec.isLong ? 'none' : 'active'
      void session.queryClient.invalidateQueries({ queryKey: spec.key(entry.ownerId), refetchType })
      readRest(session, entry.ownerId)
    },
    readAgain,
    arrivedElsewhere: (): void => {
      const session = boundSession()
      if (session?.userId) void readAgain(session, session.userId)
    },
  }
}
