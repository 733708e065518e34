/** Negative response codes an OBD car may give: ISO 14229-1 and SAE J1979. */
export const NEGATIVE_RESPONSES: Readonly<
  Record<number, { readonly meaning: string; readonly words: string }>
> = {
  16: { meaning: 'generalReject', words: 'the car refused without a reason' },
  17: { meaning: 'serviceNotSupported', words: 'the car does not offer this service' },
  18: { meaning: 'subFunctionNotSupported', words: 'the car does not offer this part of the service' },
  19: { meaning: 'incorrectLength', words: 'the car found the request malformed' },
  20: { meaning: 'responseTooLong', words: 'the answer does not fit the bus' },
  33: { meaning: 'busyRepeatRequest', words: 'the car is busy; ask again' },
  34: { meaning: 'conditionsNotCorrect', words: 'the conditions are not right: ignition on, engine off' },
  36: { meaning: 'requestSequenceError', words: 'the car expected another request first' },
  49: { meaning: 'requestOutOfRange', words: 'the car does not know this parameter' },
  51: { meaning: 'securityAccessDenied', words: 'the car wants to be unlocked first' },
  120: { meaning: 'responsePending', words: 'the car is still working on the answer' },
  126: { meaning: 'subFunctionNotSupportedInSession', words: 'not available in the present session' },
  127: {
    meaning: 'serviceNotSupportedInSession',
    words: 'the service is not available in the present session',
  },
}

export const NRC = {
  serviceNotSupported: 0x11,
  subFunctionNotSupported: 0x12,
  busyRepeatRequest: 0x21,
  conditionsNotCorrect: 0x22,
  requestOutOfRange: 0x31,
  securityAccessDenied: 0x33,
  responsePending: 0x78,
  subFunctionNotSupportedInSession: 0x7e,
  serviceNotSupportedInSession: 0x7f,
} as const
