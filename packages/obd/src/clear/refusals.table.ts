/** Why a clear was not sent, or was not carried out by the car. */
export const CLEAR_REFUSALS = {
  notSaved: {
    words: 'Nothing was cleared: codes, freeze frame and readiness are not saved yet.',
    advice: 'Save the report first, then clear.',
  },
  otherConnection: {
    words: 'Nothing was cleared: the saved report belongs to another connection, perhaps another car.',
    advice: 'Read this car and save its report, then clear.',
  },
  notConfirmed: {
    words: 'Nothing was cleared: what clearing erases was not confirmed.',
    advice: 'Read what is erased and confirm each point.',
  },
  notGivenUp: {
    words: 'Nothing was cleared: something that clearing erases could not be saved, and was not given up.',
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
    words: 'Nothing was cleared: engine speed and road speed could not both be read.',
    advice: 'Park with the ignition on and the engine off, confirm it, and try again.',
  },
  conditionsNotCorrect: {
    words: 'The car refused to clear: the conditions are not right.',
    advice: 'Ignition on, engine off, car standing still; then try again.',
  },
  locked: {
    words: 'The car refused to clear: it wants to be unlocked first.',
    advice: 'Some new cars let only the maker’s own tool clear. A workshop can do it.',
  },
  notSupported: {
    words: 'The car does not offer clearing over OBD.',
    advice: 'A workshop can clear with the maker’s tool.',
  },
  refused: {
    words: 'The car refused to clear and gave no usable reason.',
    advice: 'Ignition on, engine off; wait a minute, then try again.',
  },
  otherStandard: {
    words: 'Nothing was cleared: this car speaks OBD on UDS. Tappet reads its codes and does not clear them.',
    advice: 'Such a car is cleared by service 14, which Tappet never sends. A tool for OBD on UDS is needed.',
  },
  noAnswer: {
    words: 'The car did not answer the request to clear, and the codes are still there.',
    advice: 'Check that the ignition is on, then try again.',
  },
  linkLost: {
    words: 'The link was lost while clearing. Whether the car cleared is not known.',
    advice: 'Connect again and read the codes to see.',
  },
  notVerified: {
    words:
      'The request to clear was sent, but the codes could not be read back. Whether the car cleared is not known.',
    advice: 'Read the codes again to see.',
  },
  unitRefused: {
    words: 'Some control units cleared, others refused.',
    advice: 'Read the codes again to see which are left; ignition on, engine off, then try again.',
  },
} as const

export type ClearRefusal = keyof typeof CLEAR_REFUSALS
