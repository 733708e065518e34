import { createHmac } from 'node:crypto'

/** The same in each export, and not traceable to the id without the secret. */
export function nameFor(kind: 'clip' | 'case' | 'driver', id: string, secret: string): string {
  return createHmac('sha256', secret).update(`${kind}:${id}`).digest('hex').slice(0, 16)
}

/** Removes addresses, links, vehicle numbers and telephone numbers; names of people and places may stay. */
export function withoutContacts(words: string): string {
  return words
    .replaceAll(/\S+@\S+/g, '[address]')
    .replaceAll(/(?:https?:\/\/|www\.)\S+/gi, '[link]')
    .replaceAll(/\b(?=[A-Z0-9]*\d)[A-HJ-NPR-Z0-9]{17}\b/gi, '[vehicle number]')
    .replaceAll(/\+?\d(?:[\s().-]{0,2}\d){6,}/g, '[number]')
}
