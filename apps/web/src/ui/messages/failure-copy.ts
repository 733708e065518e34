export const copied = (id: string) => `Error ${id}, copied`
export const error = (id: string) => `Error ${id}`
export const copyError = (id: string) => `Copy error ${id}`
