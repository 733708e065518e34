import { refuse } from './errors.ts'
import type { Plan } from './execute.ts'
import { isRow, parseJson, requireJson } from './payload.ts'
import { MAX_ROWS } from './range.ts'
import type { RestRequest } from './request.ts'
import { respondRows, respondVoid } from './respond.ts'
import type { Routine, Schema } from './schema/model.ts'
import { type Arguments, callStatement } from './sql/call.ts'
import { checkSingular } from './write-plan.ts'

/** @throws RestError PGRST202 when no function fits */
export function planCall(schema: Schema, name: string, request: RestRequest): Plan {
  const args = argumentsOf(request)
  const routine = schema.routines.get(name)?.find((each) => fits(each, args.names))
  if (routine === undefined) throw refuse.routine(name, args.names.toSorted())
  const isVoid = routine.result.kind === 'void'
  return {
    statement: callStatement(request.query, routine, args, {
      format: request.format,
      withBody: true,
      isCounted: request.preferences.count !== null,
      maxRows: MAX_ROWS,
    }),
    readOnly: !routine.isVolatile,
    check: (row) => {
      if (!isVoid) checkSingular(request, row)
    },
    respond: (row) => (isVoid ? respondVoid(request) : respondRows(request, row)),
  }
}

function argumentsOf({ body, contentType }: RestRequest): Arguments {
  requireJson(contentType)
  if (body.trim() === '') return { json: '{}', names: [] }
  const value = parseJson(body)
  if (!isRow(value)) throw refuse.body('Arguments are one JSON object')
  return { json: body, names: Object.keys(value) }
}

function fits({ parameters }: Routine, names: readonly string[]): boolean {
  const parameterNames = new Set(parameters.map(({ name }) => name))
  return (
    parameters.every(({ name, required }) => name !== '' && (!required || names.includes(name))) &&
    names.every((name) => parameterNames.has(name))
  )
}
