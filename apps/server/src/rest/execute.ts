import type { ScopeOptions } from '../identity/scope.ts'
import type { Identity } from '../identity/token.ts'
import type { Database } from '../pool.ts'
import { isTooLarge, type LargeAnswers, type Pieces } from './large-answer.ts'
import { toRestError } from './pg-error.ts'
import type { AnswerRow } from './sql/answer.ts'
import type { Statement } from './sql/fragment.ts'

export type Plan = {
  statement: Statement
  /** The rows one by one, for an answer that is too large for one text. */
  pieces?: () => Pieces
  readOnly: boolean
  /** Before the commit; throws to roll back. */
  check: (row: AnswerRow) => void
  respond: (row: AnswerRow) => Response
}

/**
 * @param about what SQL may read of the request: `request.method`, `request.path`, `request.headers`
 * @param gone ends a read; a write runs to its end: a page that is left has often just saved something
 */
export type Execute = (
  plan: Plan,
  identity: Identity,
  about: Settings,
  gone: AbortSignal,
) => Promise<Response>

type Settings = Readonly<Record<string, string>>

/**
 * Each plan in one transaction as its caller.
 * @param nameOf the name to prepare a statement under, if it is worth one
 */
export function createExecute(
  database: Database,
  nameOf: (text: string) => string | undefined,
  large: LargeAnswers,
): Execute {
  const inPieces = async (plan: Plan, pieces: Pieces, identity: Identity, scope: ScopeOptions) => {
    const { row, body } = await large.read(identity, pieces, scope, plan.check)
    const { status, headers } = plan.respond({ ...row, body: '' })
    return new Response(body, { status, headers })
  }
  return async (plan, identity, about, gone) => {
    const { statement, readOnly } = plan
    const name = nameOf(statement.text)
    const scope: ScopeOptions = {
      readOnly,
      settings: about,
      ...(readOnly && { signal: gone }),
    }
    const named = name === undefined ? statement : { ...statement, name }
    try {
      const row = await database.as(
        identity,
        async (client, end) => {
          const pending = client.query<AnswerRow>(named)
          if (readOnly) end()
          const [answer] = (await pending).rows
          if (answer === undefined) throw new Error('A statement gave no answer')
          plan.check(answer)
          return answer
        },
        scope,
      )
      return plan.respond(row)
    } catch (error) {
      try {
        if (plan.pieces === undefined || !isTooLarge(error)) throw error
        return await inPieces(plan, plan.pieces(), identity, scope)
      } catch (last) {
        throw toRestError(last, identity.role)
      }
    }
  }
}
