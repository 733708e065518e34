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
      'The readiness tests. Until the car has driven them again, usually days, an emissions inspection may refuse it.',
  },
  {
    id: 'learnedValues',
    words:
      'Learned fuel trims and similar values. The engine may run unevenly until it has learned them again.',
  },
  {
    id: 'notRepaired',
    words:
      'Nothing is repaired. A fault that is still there comes back, and permanent codes stay until the car has tested itself.',
  },
] as const

export type ErasedId = (typeof ERASED)[number]['id']
