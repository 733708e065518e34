export const optional = '(optional)'
export const showPassword = 'Show password'
export const clearSearch = 'Clear search'
