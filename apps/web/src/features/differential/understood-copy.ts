export const remove = (chip: string) => `Remove ${chip}`
export const leftOut = (label: string) => `${label} is left out.`
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
  `${codes.join(', ')}: the table of causes does not know this.`
export const notUnderstood = 'Not understood'
export const skipped = 'We skipped this part. If the car does it now, say so in other words.'
export const cut = 'Your text is longer than 5,000 characters. What comes after them was not read.'
