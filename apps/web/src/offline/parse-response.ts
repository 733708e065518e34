import type { Client } from '../backend/connection/connect.ts'
import { OWN_CODE } from '../backend/connection/failed-write.ts'
import type { Outcome } from './entry.ts'

const MAX_ANSWER_MS = 20_000

/** Of a proxy or a busy server: the work may or may not be done. */
const NO_ANSWER: readonly number[] = [0, 408, 425, 429, 502, 503, 504, 507]

export const hasNoAnswer = (status: number) => Number.isNaN(status) || NO_ANSWER.includes(status)

export class Unsent extends Error {
  readonly outcome: Exclude<Outcome<never>, { kind: 'done' }>
  /** The database's own code, where it refused. */
  readonly code: string | undefined
  constructor(outcome: Unsent['outcome'], code?: string) {
    super(outcome.kind)
    this.outcome = outcome
    this.code = code
  }
}

/** Never as another one who has signed in meanwhile. Failures are outcomes. */
export async function sendAs<Result>(
  client: Client | null,
  ownerId: string,
  send: (client: Client, ownerId: string, accessToken: string) => Promise<Result>,
): Promise<Result | Unsent['outcome']> {
  if (!client) return { kind: 'no_connection' }
  try {
    const { data } = await client.auth.getSession()
    if (data.session?.user.id !== ownerId) return { kind: 'signed_out' }
    return await send(client, ownerId, data.session.access_token)
  } catch (error) {
    return error instanceof Unsent ? error.outcome : { kind: 'no_connection' }
  }
}

type Answer<Row> = {
  data: Row[] | null
  error: { message: string; code?: string } | null
  status: number
}

/** @throws Unsent for an error, and for an answer that is not Tappet's */
export async function answered<Row>(query: PromiseLike<Answer<Row>>): Promise<Row[]> {
  const { data, error, status } = await query
  if (Array.isArray(data)) return data
  if (status === 401) throw new Unsent({ kind: 'signed_out' })
  if (error === null || hasNoAnswer(status) || !OWN_CODE.test(error.code ?? ''))
    throw new Unsent({ kind: 'no_connection' })
  throw new Unsent({ kind: 'failed', permanent: status < 500, message: error.message }, error.code)
}

export const patience = () => AbortSignal.timeout(MAX_ANSWER_MS)
