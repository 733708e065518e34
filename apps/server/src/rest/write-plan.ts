import { refuse } from './errors.ts'
import type { Plan } from './execute.ts'
import type { RestRequest } from './request.ts'
import type { AnswerOptions, AnswerRow } from './sql/answer.ts'

export function writeOptions({ format, preferences }: RestRequest): AnswerOptions {
  return {
    format,
    withBody: preferences.return === 'representation',
    isCounted: false,
    maxRows: null,
    kind: 'rows',
    updated: null,
  }
}

export function writePlan(request: RestRequest): Pick<Plan, 'readOnly' | 'check'> {
  return { readOnly: false, check: (row) => checkSingular(request, row) }
}

/** @throws RestError PGRST116 when one object was asked for and there is not exactly one */
export function checkSingular({ format }: RestRequest, { rows }: AnswerRow): void {
  if (format.shape === 'object' && rows !== 1) throw refuse.notSingular(rows)
}
