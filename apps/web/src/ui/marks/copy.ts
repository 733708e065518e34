export const remove = 'Remove'
export const loading = 'Loading'
