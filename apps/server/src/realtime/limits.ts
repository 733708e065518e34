export type RealtimeLimits = {
  sockets: number
  /** Loopback is exempt: a proxy on this machine. */
  socketsPerAddress: number
  channelsPerSocket: number
  /** More joins or renewals of tokens end the socket. */
  joinsPerSecond: number
  /** More end the socket. */
  messagesPerSecond: number
  subscriptionsPerChannel: number
  maxFrameBytes: number
  /** At which a client that does not read is disconnected. */
  maxBufferedBytes: number
  /** After which a socket counts as dead; clients send a heartbeat every 25 s. */
  idleMs: number
  /** With more, all clients are told to rejoin instead. */
  pendingChanges: number
}

export const defaultLimits: RealtimeLimits = {
  sockets: 20_000,
  socketsPerAddress: 200,
  channelsPerSocket: 50,
  // After a reconnection a client joins all its channels at once.
  joinsPerSecond: 50,
  messagesPerSecond: 300,
  subscriptionsPerChannel: 20,
  maxFrameBytes: 64 * 1024,
  maxBufferedBytes: 1024 * 1024,
  idleMs: 65_000,
  pendingChanges: 10_000,
}

/**
 * In windows of one second.
 * @param now milliseconds
 * @returns a function that counts one event and says whether it is allowed
 */
export function perSecond(most: number, now: () => number): () => boolean {
  let windowStart = Number.NEGATIVE_INFINITY
  let count = 0
  return () => {
    const at = now()
    if (at - windowStart >= 1000 || at < windowStart) {
      windowStart = at
      count = 0
    }
    count += 1
    return count <= most
  }
}
