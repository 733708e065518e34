/** What service 04 erases (SAE J1979; ELM327 data sheet). The driver confirms each line before a clear. */
export const ERASED = [
  {
    id: 'storedCodes',
    words: 'The stored and pending trouble codes of every control unit, and the warning lamp.',
  },
  { id: 'freezeFrame', words: 'The freeze frame: the engine data kept from the moment the fault appeared.' },
  {
    id: 'readiness',
    words:
      'The self-tests. Until they’ve run again, usually after days of driving, an emissions inspection may refuse the car.',
  },
  {
    id: 'learnedValues',
    words: 'What the engine has learned. It may run unevenly until it has learned it again.',
  },
  {
    id: 'notRepaired',
    words:
      'Nothing is repaired. A fault that is still there comes back, and permanent codes stay until the car has tested itself.',
  },
] as const

export type ErasedId = (typeof ERASED)[number]['id']
