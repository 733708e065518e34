export const copy = {
  waitingDone: 'A recording that waited is diagnosed',
  view: 'View',
  ready: 'Your diagnosis is ready',
} as const
