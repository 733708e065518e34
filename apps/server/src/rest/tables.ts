import { refuse } from './errors.ts'
import type { Plan } from './execute.ts'
import { parsePayload } from './payload.ts'
import { MAX_ROWS } from './range.ts'
import type { RestRequest } from './request.ts'
import { respondChanged, respondInserted, respondRows } from './respond.ts'
import type { Relation, Schema } from './schema/model.ts'
import { type AnswerOptions, piecesStatement, readStatement } from './sql/answer.ts'
import { tableSql } from './sql/select.ts'
import { deleteStatement, insertStatement, updateStatement } from './sql/write.ts'
import { checkSingular, writeOptions, writePlan } from './write-plan.ts'

type Planner = (relation: Relation, request: RestRequest) => Plan

const PLANNERS: Record<string, Planner> = {
  GET: planRead,
  HEAD: planRead,
  POST: planInsert,
  PATCH: planUpdate,
  DELETE: planDelete,
}

/** @throws RestError PGRST205 for an unknown table, PGRST117 for another method */
export function planTable(schema: Schema, name: string, request: RestRequest): Plan {
  const plan = PLANNERS[request.method]
  if (plan === undefined) throw refuse.method(request.method)
  const relation = schema.relations.get(name)
  if (relation === undefined) throw refuse.relation(name)
  return plan(relation, request)
}

function planRead(relation: Relation, request: RestRequest): Plan {
  const options: AnswerOptions = {
    format: request.format,
    withBody: request.method === 'GET',
    isCounted: request.preferences.count !== null,
    maxRows: MAX_ROWS,
    kind: 'rows',
    inPieces: true,
    updated: null,
  }
  const rows = [request.query, relation, tableSql(relation.name), options] as const
  return {
    statement: readStatement(...rows),
    pieces: () => ({ statement: piecesStatement(...rows), isOne: request.format.shape === 'object' }),
    readOnly: true,
    check: (row) => checkSingular(request, row),
    respond: (row) => respondRows(request, row),
  }
}

function planInsert(relation: Relation, request: RestRequest): Plan {
  const { preferences, query } = request
  const payload = parsePayload(request.body, request.contentType, query.columns)
  const insert = {
    resolution: preferences.resolution,
    onConflict: query.onConflict,
  }
  return {
    ...writePlan(request),
    statement: insertStatement(query, relation, payload, insert, writeOptions(request)),
    respond: (row) => respondInserted(request, row),
  }
}

function planUpdate(relation: Relation, request: RestRequest): Plan {
  const { query } = request
  const payload = parsePayload(request.body, request.contentType, query.columns)
  return {
    ...writePlan(request),
    statement: updateStatement(query, relation, payload, query.where, writeOptions(request)),
    respond: (row) => respondChanged(request, row),
  }
}

function planDelete(relation: Relation, request: RestRequest): Plan {
  return {
    ...writePlan(request),
    statement: deleteStatement(request.query, relation, request.query.where, writeOptions(request)),
    respond: (row) => respondChanged(request, row),
  }
}
