import { refuse } from '../errors/rest.ts'
import type { Plan } from './execute.ts'
import { isRow, parseJson } from './payload.ts'
import { settingsOf } from './prefer.ts'
import { MAX_ROWS } from './range.ts'
import { isRead, type RestRequest } from './request.ts'
import { respondRows, respondVoid } from './respond.ts'
import type { Routine, Schema } from './schema/model.ts'
import { mostSimilar } from './schema/similar.ts'
import { type Arguments, callStatement } from './sql/call.ts'
import { MIN_SIMILARITY } from './tables.ts'
import { checkAffected, checkSingular } from './write-plan.ts'

/** For the parameters of a known function, where a hint reveals nothing. */
const MIN_PARAMETER_SIMILARITY = 0.33

/**
 * A call of `name` with the request's arguments.
 *
 * @throws RestError PGRST101 for another method, PGRST202 when no function fits, PGRST203
 *   when several do
 */
export function planCall(schema: Schema, name: string, request: RestRequest): Plan {
  const { method, preferences } = request
  if (!isRead(method) && method !== 'POST') throw refuse.functionMethod(method)
  const named = isRead(method)
    ? ({ kind: 'text', values: request.query.args } as const)
    : bodyArguments(request)
  const { routine, given } = choose(schema, name, named, request)
  const returnsRows = routine.returnsSet || routine.result.kind === 'rows'
  if (preferences.handling === 'strict' && preferences.maxAffected !== null && !returnsRows) {
    throw refuse.maxAffectedScalar()
  }
  const statement = callStatement(schema, request.tree, routine, given, {
    format: request.format,
    withBody: method !== 'HEAD',
    isCounted: preferences.count !== null,
    maxRows: MAX_ROWS,
  })
  return {
    statement,
    // A GET may be repeated or prefetched, so whatever it calls may not write.
    readOnly: isRead(method) || !routine.isVolatile,
    settings: settingsOf(preferences),
    check: (row) => {
      if (routine.result.kind !== 'void') checkSingular(request, row)
      checkAffected(request, row)
    },
    respond: (row) => (routine.result.kind === 'void' ? respondVoid(request) : respondRows(request, row)),
  }
}

function bodyArguments({ body, contentType }: RestRequest): Arguments {
  const type = (contentType ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/x-www-form-urlencoded')
    return { kind: 'text', values: [...new URLSearchParams(body)] }
  if (type !== 'application/json' && type !== '') return { kind: 'body', body }
  if (body.trim() === '') return { kind: 'json', json: '{}', names: [] }
  const value = parseJson(body)
  return isRow(value) ? { kind: 'json', json: body, names: Object.keys(value) } : { kind: 'body', body }
}

function choose(
  schema: Schema,
  name: string,
  given: Arguments,
  { method, contentType }: RestRequest,
): { routine: Routine; given: Arguments } {
  const overloads = schema.routines.get(name) ?? []
  const names = namesOf(given)
  const fitting = given.kind === 'body' ? [] : overloads.filter((routine) => fits(routine, names))
  const exact = fitting.filter(({ parameters }) => parameters.length === names.size)
  const [chosen, another] = fitting.length > 1 && exact.length > 0 ? exact : fitting
  if (chosen !== undefined && another === undefined) return { routine: chosen, given }
  if (chosen !== undefined) throw refuse.ambiguousRoutine(fitting.map(describe))

  const wholeBody =
    method === 'POST' ? overloads.find((routine) => takesBody(routine, contentType)) : undefined
  if (wholeBody !== undefined && given.kind !== 'text') {
    return {
      routine: wholeBody,
      given: { kind: 'body', body: given.kind === 'json' ? given.json : given.body },
    }
  }
  const sorted = [...names].toSorted()
  throw refuse.routine(name, sorted, method === 'POST', suggestion(schema, name, overloads, sorted))
}

function namesOf(given: Arguments): Set<string> {
  if (given.kind === 'json') return new Set(given.names)
  return new Set(given.kind === 'text' ? given.values.map(([name]) => name) : [])
}

function fits({ parameters }: Routine, names: ReadonlySet<string>): boolean {
  const known = new Set(parameters.map(({ name }) => name))
  return (
    parameters.every(({ name, required }) => name !== '' && (!required || names.has(name))) &&
    [...names].every((name) => known.has(name))
  )
}

/** Whether the one unnamed parameter takes a body of this type as it is. */
function takesBody({ parameters }: Routine, contentType: string | null): boolean {
  const [only, another] = parameters
  if (only === undefined || another !== undefined || only.name !== '') return false
  const isText = contentType?.startsWith('text/plain') ?? false
  return only.family === (isText ? 'text' : 'json')
}

function suggestion(
  schema: Schema,
  name: string,
  overloads: readonly Routine[],
  given: string[],
): string | null {
  if (overloads.length === 0) return mostSimilar(name, schema.routines.keys(), MIN_SIMILARITY)
  const lists = overloads.map(
    ({ parameters }) =>
      `(${parameters
        .map((each) => each.name)
        .toSorted()
        .join(', ')})`,
  )
  const near = mostSimilar(`(${given.join(', ')})`, lists, MIN_PARAMETER_SIMILARITY)
  return near === null ? null : name + near
}

function describe({ name, parameters }: Routine): string {
  return `public.${name}(${parameters.map((each) => `${each.name} => ${each.shownType}`).join(', ')})`
}
