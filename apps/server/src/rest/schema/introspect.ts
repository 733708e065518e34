import type { Pool } from 'pg'
import {
  type Column,
  EXPOSED_SCHEMA,
  type Parameter,
  type Relation,
  type Routine,
  type RoutineResult,
  type Schema,
} from './model.ts'

/** The catalogue is readable by every role; PostgreSQL decides for each statement what the caller may do. */
export async function introspect(pool: Pool): Promise<Schema> {
  const [columns, keys, routines] = await Promise.all([
    pool.query<ColumnRow>(COLUMNS_SQL, [EXPOSED_SCHEMA]),
    pool.query<KeyRow>(KEYS_SQL, [EXPOSED_SCHEMA]),
    pool.query<RoutineRow>(ROUTINES_SQL, [EXPOSED_SCHEMA]),
  ])
  const relations = relationsOf(columns.rows, keys.rows)
  return {
    relations,
    routines: Map.groupBy(
      routines.rows.map((row) => routineOf(row, relations)),
      (routine) => routine.name,
    ),
  }
}

// $1 is the schema in each.
const QUALIFIED_TYPE = `(select quote_ident(ns.nspname) || '.' || quote_ident(t.typname)
  from pg_catalog.pg_type t join pg_catalog.pg_namespace ns on ns.oid = t.typnamespace where t.oid = `
const COLUMNS_SQL = `
  select c.relname as relation, a.attname as name,
    ${QUALIFIED_TYPE} a.atttypid) as type
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  left join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm', 'f')
  order by c.relname, a.attnum`

const KEYS_SQL = `
  select c.relname as relation,
    array(select a.attname::text
      from unnest(i.indkey::int2[]) with ordinality k (attnum, position)
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where k.position <= i.indnkeyatts order by k.position) as columns
  from pg_catalog.pg_index i
  join pg_catalog.pg_class c on c.oid = i.indrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and i.indisprimary`

const ROUTINES_SQL = `
  select p.proname as name, p.provolatile = 'v' as "isVolatile", p.proretset as "returnsSet",
    case
      when p.prorettype = 'void'::regtype then 'void'
      when p.proargmodes::text[] && '{o,b,t}' then 'columns'
      when r.typtype = 'c' then 'composite'
      else 'scalar'
    end as result,
    (select c.relname from pg_catalog.pg_class c
      where c.oid = r.typrelid and c.relkind <> 'c' and c.relnamespace = n.oid) as relation,
    coalesce((select json_agg(json_build_object(
        'name', coalesce(x.name, ''), 'mode', coalesce(x.mode, 'i'),
        'type', ${QUALIFIED_TYPE} x.type)) order by x.position)
      from (select position, type, p.proargnames[position] as name, p.proargmodes[position] as mode
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u (type, position)) x), '[]'
    ) as arguments,
    coalesce((select json_agg(json_build_object(
        'name', a.attname, 'type', ${QUALIFIED_TYPE} a.atttypid)) order by a.attnum)
      from pg_catalog.pg_attribute a
      where a.attrelid = r.typrelid and a.attnum > 0 and not a.attisdropped), '[]') as columns,
    p.pronargdefaults as "defaultCount"
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  join pg_catalog.pg_type r on r.oid = p.prorettype
  where n.nspname = $1 and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`

type ColumnRow = { relation: string; name: string | null } & Omit<Column, 'name'>
type KeyRow = { relation: string; columns: string[] }
type Argument = Omit<Parameter, 'required'> & { mode: 'i' | 'o' | 'b' | 'v' | 't' }
type RoutineRow = {
  name: string
  isVolatile: boolean
  returnsSet: boolean
  result: 'void' | 'columns' | 'composite' | 'scalar'
  relation: string | null
  arguments: Argument[]
  columns: Column[]
  defaultCount: number
}

function relationsOf(columns: ColumnRow[], keys: KeyRow[]): Map<string, Relation> {
  const primaryKeys = new Map(keys.map((key) => [key.relation, key.columns]))
  const relations = new Map<string, Relation>()
  for (const [name, rows] of Map.groupBy(columns, (column) => column.relation)) {
    relations.set(name, {
      name,
      columns: columnMap(rows.flatMap((row) => (row.name === null ? [] : [{ ...row, name: row.name }]))),
      primaryKey: primaryKeys.get(name) ?? [],
    })
  }
  return relations
}

function columnMap(columns: Column[]): Map<string, Column> {
  return new Map(columns.map(({ name, type }) => [name, { name, type }]))
}

function routineOf(row: RoutineRow, relations: ReadonlyMap<string, Relation>): Routine {
  const inputs = row.arguments.filter(({ mode }) => mode === 'i' || mode === 'b')
  const firstOptional = inputs.length - row.defaultCount
  return {
    name: row.name,
    isVolatile: row.isVolatile,
    returnsSet: row.returnsSet,
    parameters: inputs.map(({ name, type }, index) => ({ name, type, required: index < firstOptional })),
    result: resultOf(row, relations),
  }
}

function resultOf(row: RoutineRow, relations: ReadonlyMap<string, Relation>): RoutineResult {
  if (row.result === 'void' || row.result === 'scalar') return { kind: row.result }
  const relation = row.relation === null ? undefined : relations.get(row.relation)
  if (relation !== undefined) return { kind: 'rows', relation }
  const columns: Column[] =
    row.result === 'composite'
      ? row.columns
      : row.arguments
          .filter(({ mode }) => mode === 'o' || mode === 'b' || mode === 't')
          .map(({ name, type }) => ({ name, type }))
  return {
    kind: 'rows',
    relation: { name: row.name, columns: columnMap(columns), primaryKey: [] },
  }
}
