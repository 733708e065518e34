export const serverSilent = 'The server isn’t answering.'
export const offline = 'You are offline.'
export const lastVisit = 'You see what this device kept from your last visit.'
export const signedOut = 'Help, the legal pages and the recorder work. Signing in has to wait.'
export const nothingWaits = 'What you record or log now is kept here until it can be sent.'
export const keepsNothing = (why: string) => `${why} Enter them once you’re online again.`

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
export const recordings = (count: number) => counted(count, 'recording')
export const changes = (count: number) => `${counted(count, 'change')} to your service log`
export const waits = (parts: readonly string[], count: number) =>
  count === 1
    ? `${parts.join('')} waits here until it can be sent.`
    : `${parts.join(' and ')} wait here until they can be sent.`
