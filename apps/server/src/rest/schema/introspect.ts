import type { Pool } from 'pg'
import {
  type Column,
  EXPOSED_SCHEMA,
  type ForeignKey,
  type Parameter,
  type Relation,
  type Routine,
  type RoutineResult,
  type Schema,
} from './model.ts'

/**
 * Reads the exposed schema from the catalogue, which every role may read. PostgreSQL
 * decides for each statement what the caller may do.
 */
export async function introspect(pool: Pool): Promise<Schema> {
  const [columns, keys, foreignKeys, routines, types] = await Promise.all([
    pool.query<ColumnRow>(COLUMNS_SQL, [EXPOSED_SCHEMA]),
    pool.query<KeyRow>(KEYS_SQL, [EXPOSED_SCHEMA]),
    pool.query<ForeignKey>(FOREIGN_KEYS_SQL, [EXPOSED_SCHEMA]),
    pool.query<RoutineRow>(ROUTINES_SQL, [EXPOSED_SCHEMA]),
    pool.query<{ name: string; type: string }>(CAST_TYPES_SQL, [EXPOSED_SCHEMA]),
  ])
  const relations = relationsOf(columns.rows, keys.rows)
  return {
    relations,
    foreignKeys: foreignKeys.rows.filter(({ from, to }) => relations.has(from) && relations.has(to)),
    routines: Map.groupBy(
      routines.rows.map((row) => routineOf(row, relations)),
      (routine) => routine.name,
    ),
    castTypes: new Map(types.rows.map(({ name, type }) => [name, type])),
  }
}

// $1 is the schema in each. Domains count as the type below them for `family`.
const QUALIFIED_TYPE = `(select quote_ident(ns.nspname) || '.' || quote_ident(t.typname)
  from pg_catalog.pg_type t join pg_catalog.pg_namespace ns on ns.oid = t.typnamespace where t.oid = `
const FAMILY = `(select case
    when coalesce(nullif(t.typbasetype, 0), t.oid) in ('json'::regtype, 'jsonb'::regtype) then 'json'
    when coalesce(nullif(t.typbasetype, 0), t.oid) in ('text'::regtype, 'varchar'::regtype, 'bpchar'::regtype) then 'text'
    else 'other' end
  from pg_catalog.pg_type t where t.oid = `

const COLUMNS_SQL = `
  select c.relname as relation, a.attname as name,
    ${QUALIFIED_TYPE} a.atttypid) as type,
    ${FAMILY} a.atttypid) as family,
    case
      when a.attidentity <> '' then format('nextval(%L)',
        pg_catalog.pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
      when a.attgenerated = '' then pg_catalog.pg_get_expr(d.adbin, d.adrelid)
    end as "defaultSql"
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  left join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_catalog.pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm', 'f')
  order by c.relname, a.attnum`

const KEYS_SQL = `
  select c.relname as relation, i.indisprimary as "isPrimary",
    array(select a.attname::text
      from unnest(i.indkey::int2[]) with ordinality k (attnum, position)
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where k.position <= i.indnkeyatts order by k.position) as columns
  from pg_catalog.pg_index i
  join pg_catalog.pg_class c on c.oid = i.indrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and i.indisunique and i.indpred is null and i.indexprs is null`

const FOREIGN_KEYS_SQL = `
  select k.conname as constraint, f.relname as "from", t.relname as "to",
    array(select a.attname::text from unnest(k.conkey) with ordinality x (attnum, position)
      join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = x.attnum
      order by x.position) as "fromColumns",
    array(select a.attname::text from unnest(k.confkey) with ordinality x (attnum, position)
      join pg_catalog.pg_attribute a on a.attrelid = k.confrelid and a.attnum = x.attnum
      order by x.position) as "toColumns"
  from pg_catalog.pg_constraint k
  join pg_catalog.pg_class f on f.oid = k.conrelid
  join pg_catalog.pg_class t on t.oid = k.confrelid
  join pg_catalog.pg_namespace n on n.oid = f.relnamespace and n.oid = t.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and n.nspname = $1
  order by k.conname`

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
        'type', ${QUALIFIED_TYPE} x.type),
        'family', ${FAMILY} x.type),
        'shownType', pg_catalog.format_type(x.type, null)) order by x.position)
      from (select position, type, p.proargnames[position] as name, p.proargmodes[position] as mode
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u (type, position)) x), '[]'
    ) as arguments,
    coalesce((select json_agg(json_build_object(
        'name', a.attname, 'type', ${QUALIFIED_TYPE} a.atttypid), 'family', ${FAMILY} a.atttypid),
        'defaultSql', null) order by a.attnum)
      from pg_catalog.pg_attribute a
      where a.attrelid = r.typrelid and a.attnum > 0 and not a.attisdropped), '[]') as columns,
    p.pronargdefaults as "defaultCount"
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  join pg_catalog.pg_type r on r.oid = p.prorettype
  where n.nspname = $1 and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`

// Under the name PostgreSQL shows ("integer"), and under its own ("int4").
const CAST_TYPES_SQL = `
  select names.name, quote_ident(n.nspname) || '.' || quote_ident(t.typname) as type
  from pg_catalog.pg_type t
  join pg_catalog.pg_namespace n on n.oid = t.typnamespace
  cross join lateral (values
    (t.typname::text), (pg_catalog.format_type(t.oid, null)),
    (case t.typname when 'int4' then 'int' when 'numeric' then 'decimal' when 'float8' then 'float' end)
  ) names (name)
  where n.nspname in ('pg_catalog', 'extensions', $1) and t.typtype in ('b', 'e', 'd', 'r', 'm')
    and names.name is not null
  order by n.nspname = 'pg_catalog'`

type ColumnRow = { relation: string; name: string | null } & Omit<Column, 'name'>
type KeyRow = { relation: string; isPrimary: boolean; columns: string[] }
type Argument = Omit<Parameter, 'required' | 'variadic'> & { mode: 'i' | 'o' | 'b' | 'v' | 't' }
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
  const keysByRelation = Map.groupBy(keys, (key) => key.relation)
  const relations = new Map<string, Relation>()
  for (const [name, rows] of Map.groupBy(columns, (column) => column.relation)) {
    const own = keysByRelation.get(name) ?? []
    relations.set(name, {
      name,
      columns: columnMap(rows.flatMap((row) => (row.name === null ? [] : [{ ...row, name: row.name }]))),
      primaryKey: own.find((key) => key.isPrimary)?.columns ?? [],
      uniqueKeys: own.map((key) => key.columns),
    })
  }
  return relations
}

function columnMap(columns: Column[]): Map<string, Column> {
  return new Map(
    columns.map(({ name, type, family, defaultSql }) => [name, { name, type, family, defaultSql }]),
  )
}

function routineOf(row: RoutineRow, relations: ReadonlyMap<string, Relation>): Routine {
  const inputs = row.arguments.filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v')
  const firstOptional = inputs.length - row.defaultCount
  return {
    name: row.name,
    isVolatile: row.isVolatile,
    returnsSet: row.returnsSet,
    parameters: inputs.map(({ mode, ...parameter }, index) => ({
      ...parameter,
      required: index < firstOptional && mode !== 'v',
      variadic: mode === 'v',
    })),
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
          .map(({ name, type, family }) => ({ name, type, family, defaultSql: null }))
  return {
    kind: 'rows',
    relation: { name: row.name, columns: columnMap(columns), primaryKey: [], uniqueKeys: [] },
  }
}
