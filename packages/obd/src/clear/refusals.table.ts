/** Why a clear was not sent, or was not carried out by the car. */
export const CLEAR_REFUSALS = {
  notSaved: {
    words: 'Nothing was cleared: codes, freeze frame and self-tests aren’t saved yet.',
    advice: 'Save the report first, then clear.',
  },
  otherConnection: {
    words: 'Nothing was cleared: the saved report belongs to another connection, perhaps another car.',
    advice: 'Read this car and save its report, then clear.',
  },
  notConfirmed: {
    words: 'Nothing was cleared: you haven’t confirmed what it erases.',
    advice: 'Read what is erased and confirm each point.',
  },
  notGivenUp: {
    words: 'Nothing was cleared: part of what it erases couldn’t be saved.',
    advice: 'Try to read it again, or confirm that it may be lost.',
  },
  engineRunning: {
    words: 'Nothing was cleared: the engine is running.',
    advice: 'Switch the engine off, leave the ignition on, and try again.',
  },
  rolling: {
    words: 'Nothing was cleared: the car is moving.',
    advice: 'Park it, leave the ignition on and the engine off, and try again.',
  },
  engineUnknown: {
    words: 'Nothing was cleared: we couldn’t read both engine speed and road speed.',
    advice: 'Park with the ignition on and the engine off, confirm it, and try again.',
  },
  conditionsNotCorrect: {
    words: 'The car refused to clear: the conditions are not right.',
    advice: 'Ignition on, engine off, car standing still; then try again.',
  },
  locked: {
    words: 'The car refused to clear: it wants to be unlocked first.',
    advice: 'Some new cars let only the maker’s own tool clear. A shop can do it.',
  },
  notSupported: {
    words: 'The car does not offer clearing over OBD.',
    advice: 'A shop can clear with the maker’s tool.',
  },
  refused: {
    words: 'The car refused to clear and gave no usable reason.',
    advice: 'Ignition on, engine off; wait a minute, then try again.',
  },
  otherStandard: {
    words: 'Nothing was cleared: we can read this car’s codes, but not clear them.',
    advice: 'A shop can clear them.',
  },
  noAnswer: {
    words: 'The car did not answer the request to clear, and the codes are still there.',
    advice: 'Check that the ignition is on, then try again.',
  },
  linkLost: {
    words: 'The link was lost while clearing. We can’t tell if the car cleared.',
    advice: 'Connect again and read the codes to see.',
  },
  notVerified: {
    words: 'We asked the car to clear, but couldn’t read the codes back. We can’t tell if it did.',
    advice: 'Read the codes again to see.',
  },
  unitRefused: {
    words: 'Some control units cleared, others refused.',
    advice: 'Read the codes again to see which are left; ignition on, engine off, then try again.',
  },
} as const

export type ClearRefusal = keyof typeof CLEAR_REFUSALS
