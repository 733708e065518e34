export const title = 'On this device · preliminary'
export const listening = 'This device is listening by itself.'
export const view = 'View preliminary result'
export const confidence = (percent: number) => `${percent}% confidence`
export const notCounted = 'Not counted, and not in your history.'
export const untilAnswer = 'Not counted, and not in your history. The server’s answer takes its place.'
