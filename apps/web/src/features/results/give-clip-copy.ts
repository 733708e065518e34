export const use =
  'We may use it to train and test sound models, with what was found and the words above. We may pass all of that on, without your name or address. Listen first: don’t give voices.'
export const give = 'Give this recording for training'
export const license = 'License'
export const takeBack = (since: string | null) =>
  `${since === null ? '' : `Given since ${since}. `}You can take it back here at any time. Copies passed on before stay under their license.`
export const notGiven = 'Your recording is not given to anybody.'
