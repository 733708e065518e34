export const title = 'On this device · preliminary'
export const listening = 'This device is listening by itself.'
export const view = 'View preliminary result'
export const notCounted = 'A first answer. It doesn’t use up a diagnosis, and isn’t in your history.'
export const untilAnswer = `${notCounted} The full answer follows by itself.`
