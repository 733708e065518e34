import type { Database } from '@tappet/wire'
import webPush from 'web-push'
import { FunctionError } from '../_serve/errors.ts'
import type { PushIdentity, PushRequest } from '../_serve/function.ts'

export type Delivery = Database['public']['Functions']['claim_push_deliveries']['Returns'][number]

const LIFETIME_SECONDS = 86_400
// A push service takes 4,096 bytes with encryption and padding (RFC 8291, section 4).
const LONGEST_TITLE = 120
const LONGEST_BODY = 400

/**
 * Encrypted for that browser (RFC 8291) and signed (RFC 8292). Inside: {id, title, body, url}.
 * @throws FunctionError forbidden for keys that are no point on the curve
 */
export function encryptedRequest(delivery: Delivery, push: PushIdentity): PushRequest {
  const { endpoint, p256dh, auth, title, message } = delivery
  const text = JSON.stringify({
    id: delivery.notification_id,
    title: shortened(title, LONGEST_TITLE),
    body: shortened(message, LONGEST_BODY),
    url: delivery.type === 'other' ? '/' : '/reminder-settings',
  })
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: push.subject, publicKey: push.publicKey, privateKey: push.privateKey },
      TTL: LIFETIME_SECONDS,
      urgency: delivery.type === 'maintenance_overdue' ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
    })
    const strings = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    return { url: endpoint, headers: Object.fromEntries(strings), body: new Uint8Array(body ?? []) }
  } catch (error) {
    throw new FunctionError('forbidden', `Nothing can be encrypted for this browser: ${String(error)}`)
  }
}

const shortened = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}
