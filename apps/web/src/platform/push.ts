/** Push messages on this device, as far as its browser has them. */

/** unsupported: no way here. blocked: the driver said no to the browser. off and on: as it stands. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** Where this browser is reached, and with which keys (RFC 8291), base64url. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

export type DevicePush = {
  state(): Promise<PushState>
  /**
   * Asks the driver if need be and subscribes to messages signed with `publicKey`. Null when they said no.
   * @throws when the browser's maker can not be reached
   */
  subscribe(publicKey: string): Promise<PushAddress | null>
  /** Ends it; answers the address that was in use, null when none was. */
  unsubscribe(): Promise<string | null>
}
