import type { Identity } from '../identity/token.ts'
import type { Database } from '../pool.ts'
import { toRestError } from './pg-error.ts'
import { MOST_ROWS } from './range.ts'
import type { AnswerRow } from './sql/answer.ts'
import type { Statement } from './sql/fragment.ts'

/** What a request comes to once the schema is known. */
export type Plan = {
  statement: Statement
  /** Its plan estimates the total. */
  explain: Statement | null
  readOnly: boolean
  timezone: string | null
  /** Looks at the result before it is committed; throws to undo it. */
  check: (row: AnswerRow) => void
  respond: (row: AnswerRow) => Response
}

export type Execute = (plan: Plan, identity: Identity) => Promise<Response>

/**
 * Runs plans, each in one transaction as its caller.
 *
 * @param nameOf the name to prepare a statement under, if it is worth one
 */
export function createExecute(database: Database, nameOf: (text: string) => string | undefined): Execute {
  return async (plan, identity) => {
    const { statement, explain, readOnly, timezone } = plan
    const named = (each: Statement) => {
      const name = nameOf(each.text)
      return name === undefined ? each : { ...each, name }
    }
    try {
      const row = await database.as(
        identity,
        async (client) => {
          const [answer] = (await client.query<AnswerRow>(named(statement))).rows
          if (answer === undefined) throw new Error('A statement gave no answer')
          plan.check(answer)
          if (explain === null || isExact(answer)) return answer
          const explained = (await client.query<{ 'QUERY PLAN': unknown }>(explain)).rows[0]
          return { ...answer, total: estimate(answer, plannedRows(explained?.['QUERY PLAN'])) }
        },
        { readOnly, ...(timezone !== null && { settings: { timezone } }) },
      )
      return plan.respond(row)
    } catch (error) {
      throw toRestError(error, identity.role)
    }
  }
}

/** Counting stopped before the longest answer's length, so there is nothing to estimate. */
function isExact({ total }: AnswerRow): boolean {
  return total !== null && total <= MOST_ROWS
}

/** An estimate is never less than what was seen. */
function estimate({ total }: AnswerRow, planned: number): number {
  return Math.max(total ?? 0, planned)
}

function plannedRows(plan: unknown): number {
  const [first] = Array.isArray(plan) ? (plan as { Plan?: { 'Plan Rows'?: number } }[]) : []
  return first?.Plan?.['Plan Rows'] ?? 0
}
