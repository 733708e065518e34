/** Phoenix protocol 2.0.0: a JSON array [join_ref, ref, topic, event, payload]. */
import { z } from 'zod'

export const PROTOCOL = '2.0.0'

export type Message = {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

const ref = z.string().max(255).nullish()
const text = z.string().max(255)
const arrayFrame = z.tuple([ref, ref, text, text, z.unknown()])

export function decode(frame: string): Message | null {
  let json: unknown
  try {
    json = JSON.parse(frame)
  } catch {
    return null
  }
  const parsed = arrayFrame.safeParse(json)
  if (!parsed.success) return null
  const [joinRef, messageRef, topic, event, payload] = parsed.data
  return { joinRef: joinRef ?? null, ref: messageRef ?? null, topic, event, payload }
}

export const encode = ({ joinRef, ref, topic, event, payload }: Message) =>
  JSON.stringify([joinRef, ref, topic, event, payload])
