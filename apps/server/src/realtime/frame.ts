/**
 * Phoenix messages on the wire: protocol 1.0.0 is a JSON object, 2.0.0 a JSON array
 * [join_ref, ref, topic, event, payload].
 */
import { z } from 'zod'

export type Version = '1.0.0' | '2.0.0'
export const versions: readonly string[] = ['1.0.0', '2.0.0'] satisfies Version[]

export type Message = {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

const ref = z.string().max(255).nullish()
const text = z.string().max(255)
const objectFrame = z.object({ join_ref: ref, ref, topic: text, event: text, payload: z.unknown() })
const arrayFrame = z.tuple([ref, ref, text, text, z.unknown()])

/** @returns null for what is no message of that protocol */
export function decodeText(frame: string, version: Version): Message | null {
  let json: unknown
  try {
    json = JSON.parse(frame)
  } catch {
    return null
  }
  if (version === '1.0.0') {
    const parsed = objectFrame.safeParse(json)
    if (!parsed.success) return null
    const { join_ref, ref, topic, event, payload } = parsed.data
    return { joinRef: join_ref ?? null, ref: ref ?? null, topic, event, payload }
  }
  const parsed = arrayFrame.safeParse(json)
  if (!parsed.success) return null
  const [joinRef, messageRef, topic, event, payload] = parsed.data
  return { joinRef: joinRef ?? null, ref: messageRef ?? null, topic, event, payload }
}

const USER_BROADCAST_PUSH = 3
const BINARY_HEADER_BYTES = 7

/**
 * The envelope of a broadcast, which protocol 2.0.0 sends as a binary frame: kind, then the
 * byte lengths of join_ref, ref, topic, event and metadata, the encoding, then those texts.
 * The payload is not read, because it is refused.
 *
 * @returns null for any other binary frame
 */
export function decodeBroadcastEnvelope(frame: Uint8Array): Message | null {
  const [kind, joinRefBytes = 0, refBytes = 0, topicBytes = 0] = frame
  const end = BINARY_HEADER_BYTES + joinRefBytes + refBytes + topicBytes
  if (kind !== USER_BROADCAST_PUSH || frame.byteLength < end) return null
  const decoder = new TextDecoder()
  const texts = frame.subarray(BINARY_HEADER_BYTES, end)
  const take = (from: number, bytes: number) => decoder.decode(texts.subarray(from, from + bytes))
  const joinRef = take(0, joinRefBytes)
  const messageRef = take(joinRefBytes, refBytes)
  const topic = take(joinRefBytes + refBytes, topicBytes)
  return { joinRef: joinRef || null, ref: messageRef || null, topic, event: 'broadcast', payload: {} }
}

export function encode({ joinRef, ref, topic, event, payload }: Message, version: Version): string {
  return version === '1.0.0'
    ? JSON.stringify({ join_ref: joinRef, ref, topic, event, payload })
    : JSON.stringify([joinRef, ref, topic, event, payload])
}
