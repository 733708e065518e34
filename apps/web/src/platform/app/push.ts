/** blocked: the driver denied the permission. off, on: subscribed or not. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** RFC 8291, base64url. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

export type DevicePush = {
  state(): Promise<PushState>
  endpoint(): Promise<string | null>
  /**
   * Null when permission was denied.
   * @throws when the browser's push service cannot be reached
   */
  subscribe(publicKey: string): Promise<PushAddress | null>
  /** The endpoint that was in use, null without one. */
  unsubscribe(): Promise<string | null>
}
