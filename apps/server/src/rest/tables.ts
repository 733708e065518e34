import { refuse } from '../errors/rest.ts'
import type { Plan } from './execute.ts'
import { parsePayload } from './payload.ts'
import { settingsOf } from './prefer.ts'
import { planPut } from './put.ts'
import { MAX_ROWS } from './range.ts'
import type { RestRequest } from './request.ts'
import { respondChanged, respondInserted, respondRows } from './respond.ts'
import type { Relation, Schema } from './schema/model.ts'
import { mostSimilar } from './schema/similar.ts'
import { type AnswerOptions, piecesStatement, readStatement } from './sql/answer.ts'
import { tableSql } from './sql/select.ts'
import { deleteStatement, insertStatement, updateStatement } from './sql/write.ts'
import { checkSingular, writeOptions, writePlan } from './write-plan.ts'

type Planner = (schema: Schema, relation: Relation, request: RestRequest) => Plan

const PLANNERS: Record<string, Planner> = {
  GET: planRead,
  HEAD: planRead,
  POST: planInsert,
  PUT: planPut,
  PATCH: planUpdate,
  DELETE: planDelete,
}

/** The minimum similarity of a name for a hint, as in PostgREST. */
export const MIN_SIMILARITY = 0.75

/** @throws RestError PGRST205 for an unknown table, PGRST117 for another method */
export function planTable(schema: Schema, name: string, request: RestRequest): Plan {
  const plan = PLANNERS[request.method]
  if (plan === undefined) throw refuse.method(request.method)
  const relation = schema.relations.get(name)
  if (relation === undefined)
    throw refuse.relation(name, mostSimilar(name, schema.relations.keys(), MIN_SIMILARITY))
  return plan(schema, relation, request)
}

function planRead(schema: Schema, relation: Relation, request: RestRequest): Plan {
  const options: AnswerOptions = {
    format: request.format,
    withBody: request.method === 'GET',
    isCounted: request.preferences.count !== null,
    maxRows: MAX_ROWS,
    kind: 'rows',
    inPieces: true,
    withKey: false,
    updated: null,
  }
  const rows = [schema, request.tree, relation, tableSql(relation.name), options] as const
  return {
    statement: readStatement(...rows),
    pieces: () => ({ statement: piecesStatement(...rows), isOne: request.format.shape === 'object' }),
    readOnly: true,
    settings: settingsOf(request.preferences),
    check: (row) => checkSingular(request, row),
    respond: (row) => respondRows(request, row),
  }
}

function planInsert(schema: Schema, relation: Relation, request: RestRequest): Plan {
  const { preferences, query } = request
  const payload = parsePayload(request.body, request.contentType, query.columns)
  const insert = {
    resolution: preferences.resolution,
    onConflict: query.onConflict,
    missingIsDefault: preferences.missing === 'default',
  }
  return {
    ...writePlan(request),
    statement: insertStatement(schema, request.tree, relation, payload, insert, writeOptions(request)),
    respond: (row) => respondInserted(request, relation.name, row),
  }
}

function planUpdate(schema: Schema, relation: Relation, request: RestRequest): Plan {
  const payload = parsePayload(request.body, request.contentType, request.query.columns)
  return {
    ...writePlan(request),
    statement: updateStatement(
      schema,
      request.tree,
      relation,
      payload,
      request.tree.where,
      writeOptions(request),
    ),
    respond: (row) => respondChanged(request, row),
  }
}

function planDelete(schema: Schema, relation: Relation, request: RestRequest): Plan {
  return {
    ...writePlan(request),
    statement: deleteStatement(schema, request.tree, relation, request.tree.where, writeOptions(request)),
    respond: (row) => respondChanged(request, row),
  }
}
