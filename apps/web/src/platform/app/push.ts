/** Push messages on this device. */

/** unsupported: the browser has no push. blocked: the driver denied the permission. off, on: subscribed or not. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** The subscription's endpoint and keys (RFC 8291), base64url. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

export type DevicePush = {
  state(): Promise<PushState>
  /** The address at which the browser's push service takes messages for this device; null without one. */
  endpoint(): Promise<string | null>
  /**
   * Asks for permission if needed and subscribes to messages signed with `publicKey`. Null when it was denied.
   * @throws when the browser's push service cannot be reached
   */
  subscribe(publicKey: string): Promise<PushAddress | null>
  /** Unsubscribes. Resolves to the endpoint that was in use, null without one. */
  unsubscribe(): Promise<string | null>
}
