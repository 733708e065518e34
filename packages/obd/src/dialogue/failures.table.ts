import type { Failure } from './failure.ts'

/** A failure in plain words, where no diagnosis of the doctor is shown. */
export const FAILURES: Readonly<Record<Failure['kind'], string>> = {
  notOpened: 'The link to the adapter could not be opened.',
  closed: 'The link to the adapter was lost.',
  silent: 'The adapter stopped answering.',
  flooded: 'The adapter sends without end; the link was closed.',
  notAnAdapter: 'The device does not answer as an ELM327 adapter.',
  noCar: 'The adapter works, but no car answers. Is the ignition on?',
  otherStandard: 'This car’s newer standard has no such request. That says nothing about its codes.',
  noAnswer: 'The car did not answer this request.',
  refused: 'The car refused this request.',
  unreadable: 'The car’s answer arrived incomplete and was not used.',
  disagrees: 'The control unit counts more codes than it gave.',
  changed: 'The control unit gave other codes when asked again.',
  incomplete: 'Not everything that this needs could be read.',
  notReady: 'No adapter is connected.',
  busy: 'Still waiting for another answer.',
  notAllowed: 'This request is not allowed.',
}
