export const waitingDone = 'A recording that waited is diagnosed'
export const view = 'View'
export const ready = 'Your diagnosis is ready'
