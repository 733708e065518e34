/** A word an adapter sends instead of data. */
export type Status =
  | 'noData'
  | 'unableToConnect'
  | 'busInitError'
  | 'canError'
  | 'busError'
  | 'feedbackError'
  | 'busBusy'
  | 'dataError'
  | 'rxError'
  | 'flowControlTimeout'
  | 'stopped'
  | 'bufferFull'
  | 'unknownCommand'
  | 'activityAlert'
  | 'lowPowerAlert'
  | 'lowVoltageReset'
  | 'internalError'
  | 'error'
  | 'version'
  | 'ok'

/** Words after which lines of an answer may be missing. The others do not affect the lines received. */
const HARMLESS: ReadonlySet<Status> = new Set<Status>(['noData', 'ok'])
export const cutsShort = (status: Status) => !HARMLESS.has(status)

/**
 * How each is recognised: the line in capitals without blanks, dots and colons. First match wins.
 * Source: ELM327 data sheet, "Error Messages and Alerts"; the rest are texts of clones.
 */
export const STATUS_WORDS: readonly { readonly pattern: RegExp; readonly status: Status }[] = [
  { pattern: /UNABLETOCONNECT|NOTCONNECTED/, status: 'unableToConnect' },
  { pattern: /^BUSINIT.*ERROR/, status: 'busInitError' },
  { pattern: /NODATA/, status: 'noData' },
  { pattern: /CANERROR/, status: 'canError' },
  { pattern: /BUSBUSY/, status: 'busBusy' },
  { pattern: /BUSERROR/, status: 'busError' },
  { pattern: /FBERROR/, status: 'feedbackError' },
  { pattern: /DATAERROR/, status: 'dataError' },
  { pattern: /RXERROR/, status: 'rxError' },
  { pattern: /FCRXTIMEOUT/, status: 'flowControlTimeout' },
  { pattern: /STOPPED/, status: 'stopped' },
  { pattern: /BUFFERFULL/, status: 'bufferFull' },
  { pattern: /ACTALERT/, status: 'activityAlert' },
  { pattern: /LPALERT/, status: 'lowPowerAlert' },
  { pattern: /LVRESET/, status: 'lowVoltageReset' },
  { pattern: /ERR\d\d/, status: 'internalError' },
  { pattern: /ERROR/, status: 'error' },
  { pattern: /ELM327|OBDLINK|STN\d{4}/, status: 'version' },
  { pattern: /\?$/, status: 'unknownCommand' },
  { pattern: /^OK$/, status: 'ok' },
]
