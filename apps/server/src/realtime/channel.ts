import type { Identity } from '../identity/token.ts'
import type { Column } from './catalogue.ts'
import type { Change } from './change.ts'
import { type ChannelErrorCode, channelError } from './errors.ts'
import type { Message } from './frame.ts'
import type { Subscription } from './subscription.ts'

export type Channel = {
  readonly topic: string
  readonly joinRef: string | null
  identity: Identity
  subscriptions: Subscription[]
  send(message: Pick<Message, 'event' | 'payload'>): void
  /** Removes it from its socket and from the registry; sends nothing. */
  drop(): void
}

const TOPIC_PREFIX = 'realtime:'

export function channelName(topic: string): string | null {
  return topic.startsWith(TOPIC_PREFIX) ? topic.slice(TOPIC_PREFIX.length) : null
}

/** Milliseconds; Infinity for a token without an expiry. */
export function expiresAt({ identity }: Pick<Channel, 'identity'>): number {
  const { exp } = identity.claims
  return exp === undefined ? Number.POSITIVE_INFINITY : exp * 1000
}

function sendSystem(channel: Channel, extension: string, status: 'ok' | 'error', message: string): void {
  channel.send({
    event: 'system',
    payload: { extension, status, message, channel: channelName(channel.topic) },
  })
}

export function sayWatching(channel: Channel): void {
  sendSystem(channel, 'postgres_changes', 'ok', 'Subscribed to PostgreSQL')
}

/** The channel stays open without changes; a retry would fail the same way. */
export function sayNotWatching(channel: Channel, problem: string): void {
  sendSystem(channel, 'postgres_changes', 'error', problem)
}

/** Because of the client, which does not rejoin by itself. */
export function shutDown(channel: Channel, code: ChannelErrorCode): void {
  sendSystem(channel, 'system', 'error', channelError(code))
  channel.send({ event: 'phx_close', payload: {} })
  channel.drop()
}

/** Changes may have been missed: the client rejoins by itself and reads again on SUBSCRIBED. */
export function askToRejoin(channel: Channel): void {
  channel.send({ event: 'phx_error', payload: {} })
  channel.drop()
}

/**
 * @param columns what the subscriber may read
 * @param record the row as the subscriber sees it; null for a deleted one
 */
export function sendChange(
  channel: Channel,
  ids: number[],
  change: Change,
  columns: readonly Column[],
  record: Record<string, unknown> | null,
): void {
  const { schema, table, type, key, committedAt } = change
  channel.send({
    event: 'postgres_changes',
    payload: {
      ids,
      data: {
        schema,
        table,
        commit_timestamp: committedAt,
        type,
        columns: columns.map(({ name, type }) => ({ name, type })),
        ...(record !== null && { record }),
        // Row-level security allows only the key of the old row to be sent.
        ...(type !== 'INSERT' && { old_record: key }),
        errors: null,
      },
    },
  })
}
