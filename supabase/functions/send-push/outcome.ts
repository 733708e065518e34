/** gone: the browser wants no more. later: to be tried again. refused: never accepted. */
export type Outcome = 'sent' | 'gone' | 'later' | 'refused'

/** RFC 8030, sections 5 and 7.3. */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused'
}
