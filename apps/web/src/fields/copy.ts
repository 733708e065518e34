export const notKnown = 'Not known'
export const isRight = 'Is this right?'
export const saveAgain = 'If it is right, save again.'
export const CUSTOM_ITEM = 'Custom Item'
