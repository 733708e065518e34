export const watch = 'Keep watching this'
export const signIn = 'Sign in to keep watching this as a case.'
export const openItsCase = 'Open its case'
