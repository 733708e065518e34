import type { Identity, Tokens } from '../identity/token.ts'
import { channelName } from './channel.ts'
import { type ChannelErrorCode, channelError, tokenErrorCode } from './errors.ts'
import type { Message } from './frame.ts'
import { joinPayload, type PostgresChange } from './join.ts'
import { FilterError, parseSubscription, type Subscription } from './subscription.ts'

export type Join = {
  identity: Identity
  postgresChanges: PostgresChange[]
  /** The same, parsed; one for each. */
  subscriptions: Subscription[]
}

/** `reason` goes to the client. */
export class JoinRefused extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.name = 'JoinRefused'
    this.reason = reason
  }
}

const refused = (code: ChannelErrorCode) => new JoinRefused(channelError(code))

/**
 * @param keyIdentity of the socket's API key; used when the join carries no token
 * @throws JoinRefused
 */
export async function understandJoin(
  { topic, payload }: Message,
  keyIdentity: Identity,
  tokens: Tokens,
  maxSubscriptions: number,
): Promise<Join> {
  const name = channelName(topic)
  if (name === null) throw refused('UnmatchedTopic')
  if (name === '') throw refused('TopicNameRequired')
  const parsed = joinPayload.safeParse(payload ?? {})
  if (!parsed.success) throw refused('InvalidJoinPayload')
  const { config, access_token } = parsed.data
  const postgresChanges = config?.postgres_changes ?? []
  if (postgresChanges.length > maxSubscriptions) throw refused('InvalidJoinPayload')
  if (config?.private === true) throw refused('PrivateChannelsDisabled')
  const identity = access_token ? await identityOf(access_token, tokens) : keyIdentity
  return { identity, postgresChanges, subscriptions: understood(postgresChanges) }
}

async function identityOf(token: string, tokens: Tokens): Promise<Identity> {
  try {
    return await tokens.verify(token)
  } catch (error) {
    throw refused(tokenErrorCode(error))
  }
}

function understood(postgresChanges: PostgresChange[]): Subscription[] {
  try {
    // The client treats an id of 0 as missing.
    return postgresChanges.map((each, index) => parseSubscription(each, index + 1))
  } catch (error) {
    throw error instanceof FilterError ? new JoinRefused(error.message) : error
  }
}
