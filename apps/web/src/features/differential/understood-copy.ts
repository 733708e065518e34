export const remove = (chip: string) => `Remove ${chip}`
export const leftOut = (label: string) => `We left out “${label}”.`
export const not = 'Not: '
export const unknown = 'You don’t know: '
export const title = 'What Tappet understood'
export const nothing = 'Nothing yet.'
export const list = 'What was understood'
export const renewed = 'Less likely, its part is new'
export const removed = 'Left out by you'
export const putBack = 'Put back'
export const putBackFinding = (label: string) => `Put back ${label}`
export const countsAgain = (label: string) => `${label} counts again.`
export const unusedCodes = (codes: readonly string[]) =>
  `${codes.join(', ')}: we know no causes for this. Ask a shop what it means.`
export const notUnderstood = 'Not understood'
export const skipped = 'We skipped this part. If the car does it now, say so in other words.'
export const cut = 'We read only the first 5,000 characters.'
