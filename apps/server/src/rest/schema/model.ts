/** What the exposed schema holds, as read from PostgreSQL's catalogue. */

export const EXPOSED_SCHEMA = 'public'

export type Column = {
  name: string
  /** Quoted and qualified, ready for SQL. */
  type: string
  /** What `->` and a function that takes a whole body depend on. */
  family: 'json' | 'text' | 'other'
  /** SQL of the default, for Prefer: missing=default; null when there is none. */
  defaultSql: string | null
}

export type Relation = {
  name: string
  columns: ReadonlyMap<string, Column>
  primaryKey: readonly string[]
  /** Every set of columns that no two rows share, the primary key among them. */
  uniqueKeys: readonly (readonly string[])[]
}

export type ForeignKey = {
  constraint: string
  from: string
  fromColumns: readonly string[]
  to: string
  toColumns: readonly string[]
}

export type Parameter = {
  /** Empty for an unnamed parameter. */
  name: string
  type: string
  family: Column['family']
  /** As PostgreSQL writes it, for messages. */
  shownType: string
  required: boolean
  variadic: boolean
}

export type RoutineResult =
  | { kind: 'void' }
  | { kind: 'scalar' }
  /** Rows of a relation of the schema, or of columns of the function's own. */
  | { kind: 'rows'; relation: Relation }

export type Routine = {
  name: string
  parameters: readonly Parameter[]
  isVolatile: boolean
  returnsSet: boolean
  result: RoutineResult
}

export type Schema = {
  relations: ReadonlyMap<string, Relation>
  foreignKeys: readonly ForeignKey[]
  /** By name; one name may stand for several functions. */
  routines: ReadonlyMap<string, readonly Routine[]>
  /** From the name a client may cast to, to the quoted and qualified type. */
  castTypes: ReadonlyMap<string, string>
}
