export const nothingHere = 'There is nothing at this address. The link may be old or mistyped.'
export const notFound = 'Oops! Page not found'
export const returnHome = 'Return to Home'
export const help = 'Help & FAQ'
