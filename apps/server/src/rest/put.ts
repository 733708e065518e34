import { refuse } from '../errors/rest.ts'
import type { Plan } from './execute.ts'
import { isRow, parseJson, parsePayload } from './payload.ts'
import type { RestRequest } from './request.ts'
import { respondPut } from './respond.ts'
import type { Relation, Schema } from './schema/model.ts'
import { insertStatement } from './sql/write.ts'
import { writeOptions, writePlan } from './write-plan.ts'

/**
 * PUT: the one row with this primary key becomes the payload.
 *
 * @throws RestError PGRST105 unless the filters name the whole key, PGRST114 with a limit,
 *   PGRST115 when address and payload differ
 */
export function planPut(schema: Schema, relation: Relation, request: RestRequest): Plan {
  const { tree, query } = request
  if (tree.limit !== null || tree.offset !== 0) throw refuse.putLimit()
  const key = keyInAddress(relation, request)
  const payload = parsePayload(request.body, request.contentType, query.columns)
  const value = parseJson(payload.json)
  const row = Array.isArray(value) && value.length === 1 ? value[0] : value
  if (!isRow(row) || [...key].some(([name, text]) => String(row[name]) !== text)) throw refuse.putKey()
  const insert = { resolution: 'merge-duplicates', onConflict: null, missingIsDefault: false } as const
  return {
    ...writePlan(request),
    statement: insertStatement(schema, tree, relation, payload, insert, writeOptions(request)),
    respond: (answer) => respondPut(request, answer),
  }
}

function keyInAddress(relation: Relation, { tree }: RestRequest): Map<string, string> {
  const key = new Map<string, string>()
  for (const filter of tree.where) {
    if (filter.kind !== 'filter' || filter.negated || filter.field.path.length > 0) throw refuse.putFilters()
    const { test, field } = filter
    if (test.kind !== 'compare' || test.operator !== 'eq') throw refuse.putFilters()
    key.set(field.name, test.value)
  }
  const isWholeKey =
    key.size === relation.primaryKey.length && relation.primaryKey.every((name) => key.has(name))
  if (!isWholeKey || key.size === 0) throw refuse.putFilters()
  return key
}
