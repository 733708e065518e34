export const cancel = 'Cancel'
export const close = 'Close'
export const remove = 'Delete'
