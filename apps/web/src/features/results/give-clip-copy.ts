export const copy = {
  use: 'It may be used, with what was found and the words above, to train and test sound models, and be passed on. Neither your name nor your address goes with it. Listen first: give no voices.',
  give: 'Give this recording for training',
  license: 'License',
  takeBack: (since: string | null) =>
    `${since === null ? '' : `Given since ${since}. `}You can take it back here at any time; copies passed on before stay under their licence.`,
  notGiven: 'Your recording is not given to anybody.',
} as const
