import { refuse } from '../errors/rest.ts'
import type { Plan } from './execute.ts'
import { settingsOf } from './prefer.ts'
import type { RestRequest } from './request.ts'
import type { AnswerOptions, AnswerRow } from './sql/answer.ts'

/** What every write's answer has in common. */
export function writeOptions({ format, preferences, method }: RestRequest): AnswerOptions {
  return {
    format,
    withBody: preferences.return === 'representation',
    isCounted: false,
    maxRows: null,
    kind: 'rows',
    withKey: method === 'POST' && preferences.return === 'headers-only',
    updated: null,
  }
}

/** What every write's plan has in common. */
export function writePlan(request: RestRequest): Pick<Plan, 'readOnly' | 'settings' | 'check'> {
  return {
    readOnly: false,
    settings: settingsOf(request.preferences),
    check: (row) => {
      checkSingular(request, row)
      if (request.method !== 'POST') checkAffected(request, row)
    },
  }
}

/** @throws RestError PGRST116 when one object was asked for and there is not exactly one */
export function checkSingular({ format }: RestRequest, { rows }: AnswerRow): void {
  if (format.shape === 'object' && rows !== 1) throw refuse.notSingular(rows)
}

/** @throws RestError PGRST124 when more rows were touched than the client will have */
export function checkAffected({ preferences }: RestRequest, { rows }: AnswerRow): void {
  const { handling, maxAffected } = preferences
  if (handling === 'strict' && maxAffected !== null && rows > maxAffected) throw refuse.tooManyAffected(rows)
}
