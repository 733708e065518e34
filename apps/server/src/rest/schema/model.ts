export const EXPOSED_SCHEMA = 'public'

export type Column = {
  name: string
  /** Quoted and qualified, ready for SQL. */
  type: string
}

export type Relation = {
  name: string
  columns: ReadonlyMap<string, Column>
  primaryKey: readonly string[]
}

export type Parameter = {
  /** Empty for an unnamed parameter. */
  name: string
  type: string
  required: boolean
}

export type RoutineResult =
  | { kind: 'void' }
  | { kind: 'scalar' }
  /** Of the schema, or of columns of the function's own. */
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
  /** By name; one name may stand for several functions. */
  routines: ReadonlyMap<string, readonly Routine[]>
}
