import type { Identity } from '../identity/token.ts'
import type { Database } from '../pool.ts'
import { toRestError } from './pg-error.ts'
import type { AnswerRow } from './sql/answer.ts'
import type { Statement } from './sql/fragment.ts'
import { granted, wishesOf } from './wishes.ts'

/** A request, planned on the schema. */
export type Plan = {
  statement: Statement
  readOnly: boolean
  /** The transaction's settings from the request (settingsOf). */
  settings: Readonly<Record<string, string>>
  /** Checks the result before the commit; throws to roll back. */
  check: (row: AnswerRow) => void
  respond: (row: AnswerRow) => Response
}

/** @param about what SQL may read of the request: `request.method`, `request.path`, `request.headers` */
export type Execute = (
  plan: Plan,
  identity: Identity,
  about: Readonly<Record<string, string>>,
) => Promise<Response>

/**
 * Runs plans, each in one transaction as its caller.
 *
 * @param nameOf the name to prepare a statement under, if it is worth one
 */
export function createExecute(database: Database, nameOf: (text: string) => string | undefined): Execute {
  return async (plan, identity, about) => {
    const { statement, readOnly, settings } = plan
    const name = nameOf(statement.text)
    const named = name === undefined ? statement : { ...statement, name }
    try {
      const [row, wishes] = await database.as(
        identity,
        async (client) => {
          const [answer] = (await client.query<AnswerRow>(named)).rows
          if (answer === undefined) throw new Error('A statement gave no answer')
          plan.check(answer)
          return [answer, wishesOf(answer)]
        },
        { readOnly, settings: { ...about, ...settings } },
      )
      return granted(plan.respond(row), wishes)
    } catch (error) {
      throw toRestError(error, identity.role)
    }
  }
}
