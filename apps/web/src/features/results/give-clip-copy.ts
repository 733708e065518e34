export const use =
  'It may be used, with what was found and the words above, to train and test sound models, and be passed on. Neither your name nor your address goes with it. Listen first: give no voices.'
export const give = 'Give this recording for training'
export const license = 'License'
export const takeBack = (since: string | null) =>
  `${since === null ? '' : `Given since ${since}. `}You can take it back here at any time; copies passed on before stay under their licence.`
export const notGiven = 'Your recording is not given to anybody.'
