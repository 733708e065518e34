export const remove = 'Remove'
export const loading = 'Loading'
export const waiting = 'Waiting to be sent'
