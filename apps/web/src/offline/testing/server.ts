type Row = Record<string, unknown>
type Edit = { p_table: string; p_id: string; p_changes: Row; p_before: Row }
type Remove = { p_table: string; p_rows: { id: string; before: Row }[] }
export type Asked = {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  prefer?: string
}

export type Effect = { verb: 'insert' | 'update' | 'delete'; table: string; id: string; values: Row }

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })
const keyOf = (row: Row) => String(row.id ?? row.user_id)
const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
const holds = (row: Row, values: Row) =>
  Object.entries(values).every(([name, value]) => isEqual(row[name], value))

/** A refusal of the database. */
const FOREIGN_KEY_VIOLATION = '23503'

/** Tappet's answers to what the queue sends, and each change that it made in its tables and files. */
export function createServer() {
  const tables = new Map<string, Map<string, Row>>()
  const files = new Set<string>()
  const history: Effect[] = []
  const table = (name: string) => {
    const rows = tables.get(name) ?? new Map<string, Row>()
    tables.set(name, rows)
    return rows
  }
  const changed = (verb: Effect['verb'], name: string, id: string, values: Row = {}) => {
    history.push({ verb, table: name, id, values })
  }

  function insert(name: string, body: unknown, merges: boolean) {
    const rows = (Array.isArray(body) ? body : [body]) as Row[]
    const ofNoCase = ({ case_id }: Row) => name === 'case_items' && !table('cases').has(String(case_id))
    if (rows.some(ofNoCase)) return refusal(409, FOREIGN_KEY_VIOLATION)
    for (const row of rows) {
      const there = table(name).get(keyOf(row))
      if (there && (!merges || holds(there, row))) continue
      table(name).set(keyOf(row), { ...there, ...row })
      changed('insert', name, keyOf(row), row)
      touchCase(name === 'case_items' ? row.case_id : null)
    }
    return json(
      rows.map(({ id }) => ({ id })),
      201,
    )
  }

  function edit({ p_table, p_id, p_changes, p_before }: Edit) {
    const row = table(p_table).get(p_id)
    if (!row) return json([{ outcome: 'gone', stored: null }])
    if (holds(row, p_changes)) return json([{ outcome: 'changed', stored: row }])
    if (!holds(row, p_before)) return json([{ outcome: 'conflict', stored: row }])
    table(p_table).set(p_id, { ...row, ...p_changes })
    changed('update', p_table, p_id, p_changes)
    touchCase(p_table === 'cases' ? p_id : null)
    return json([{ outcome: 'changed', stored: row }])
  }

  /** As the trigger does (0037_cases.sql). */
  function touchCase(id: unknown) {
    const row = table('cases').get(String(id))
    if (row) row.updated_at = history.length
  }

  function remove({ p_table, p_rows }: Remove) {
    const conflicts: Row[] = []
    for (const { id, before } of p_rows) {
      const row = table(p_table).get(id)
      if (!row) continue
      if (holds(row, before)) {
        table(p_table).delete(id)
        changed('delete', p_table, id)
        if (p_table === 'cases') removeItems(id)
      } else conflicts.push({ id, stored: row })
    }
    return json(conflicts)
  }

  function removeItems(caseId: string) {
    for (const [id, { case_id }] of table('case_items')) {
      if (case_id !== caseId) continue
      table('case_items').delete(id)
      changed('delete', 'case_items', id)
    }
  }

  function select(name: string, query: URLSearchParams) {
    const conditions = [...query].filter(([, value]) => value.startsWith('eq.'))
    // Files that a record names: receipt_url.eq."…",extra_files.like."*…*"
    const either = [...(query.get('or') ?? '').matchAll(/(\w+)\.(?:eq|like)\."\*?(.+?)\*?"/g)]
    const isNamed = (row: Row) =>
      either.some(([, column = '', file = '']) => String(row[column]).includes(file))
    const rows = [...table(name).values()].filter((row) => either.length === 0 || isNamed(row))
    return json(rows.filter((row) => conditions.every(([column, value]) => `eq.${row[column]}` === value)))
  }

  function store({ method, path, body }: Asked) {
    if (method === 'DELETE') {
      for (const each of (body as { prefixes: string[] }).prefixes)
        if (files.delete(each)) changed('delete', 'files', each)
      return json([])
    }
    const name = path.slice(path.indexOf('/receipts/') + '/receipts/'.length)
    if (files.has(name)) return json({ statusCode: '409', error: 'Duplicate', message: 'exists' }, 400)
    files.add(name)
    changed('insert', 'files', name)
    return json({ Key: name, Id: name })
  }

  return {
    table,
    files,
    history,
    effects: () => history.length,
    answer: (request: Asked): Response => {
      const { method, path, query, body, prefer } = request
      if (path.startsWith('/storage/')) return store(request)
      const name = path.replace('/rest/v1/', '')
      if (name === 'rpc/edit_if_unchanged') return edit(body as Edit)
      if (name === 'rpc/delete_if_unchanged') return remove(body as Remove)
      if (method === 'GET') return select(name, query)
      return insert(name, body, name === 'preferences' || prefer?.includes('merge-duplicates') === true)
    },
  }
}

export const refusal = (status: number, code: string) =>
  json({ code, message: 'no', details: null, hint: null }, status)
export const page = (status: number, headers: Record<string, string> = {}) =>
  new Response('<h1>Sign in to the hotel</h1>', {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  })
export const renewed = (userId: string) =>
  json({
    access_token: 'fresh',
    refresh_token: 'fresh',
    token_type: 'bearer',
    expires_in: 3600,
    user: { id: userId, email: 'ann@example.com', aud: 'authenticated', created_at: '2026-01-02T03:04:05Z' },
  })
