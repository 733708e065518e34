export const COUNTED = [
  'mail_failed',
  'reminder_sweep',
  'reminder_sweep_failed',
  'push_failed',
  'demo_removal_failed',
  'file_sweep_failed',
  'pool_wait',
  'pool_refused',
  'slow_request',
] as const
export type CountedEvent = (typeof COUNTED)[number]

export type Counts = {
  add(event: CountedEvent): void
  of(event: CountedEvent): number
}

export function createCounts(): Counts {
  const counts = new Map<CountedEvent, number>()
  const of = (event: CountedEvent) => counts.get(event) ?? 0
  return {
    add: (event) => void counts.set(event, of(event) + 1),
    of,
  }
}
