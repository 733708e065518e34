import type { Status } from '../tables/status.table.ts'

/** What the dialogue does about an answer it cannot use, before it passes it on unchanged. */
export type Remedy =
  /** Wait until the line is quiet, then send the same command again. */
  | 'repeat'
  /** The same, but one more try is enough: each takes seconds. */
  | 'repeatOnce'
  /** The car asked for patience or said it was busy: wait longer, then ask again. */
  | 'askLater'
  /** The count digit is unknown to the adapter: leave it out from now on. */
  | 'dropDigit'
  /** Fewer characters: blanks off, then again. */
  | 'narrow'
  /** The adapter has restarted: send all settings again, then the command. */
  | 'reinitialise'
  /** The bus is wrong: close the protocol, search again, then the command. */
  | 'research'

export const REMEDY_LIMITS: Readonly<Record<Remedy, number>> = {
  repeat: 2,
  repeatOnce: 1,
  askLater: 5,
  dropDigit: 1,
  narrow: 1,
  reinitialise: 1,
  research: 1,
}

/** How long the line must be quiet before a command is sent again. */
export const QUIET_MS: Readonly<Record<Remedy, number>> = {
  repeat: 300,
  repeatOnce: 300,
  askLater: 1_000,
  dropDigit: 0,
  narrow: 0,
  reinitialise: 300,
  research: 0,
}

/** Status words that need a remedy, in answers to requests to the car. Others are passed on. */
export const STATUS_REMEDIES: Readonly<Partial<Record<Status, Remedy>>> = {
  stopped: 'repeat',
  busBusy: 'repeat',
  busInitError: 'repeatOnce',
  dataError: 'repeat',
  rxError: 'repeat',
  flowControlTimeout: 'repeat',
  bufferFull: 'narrow',
  unableToConnect: 'research',
  canError: 'research',
  busError: 'research',
  feedbackError: 'research',
  version: 'reinitialise',
  lowVoltageReset: 'reinitialise',
  activityAlert: 'reinitialise',
  lowPowerAlert: 'reinitialise',
  internalError: 'reinitialise',
}
