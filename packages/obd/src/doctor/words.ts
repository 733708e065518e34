import type { Failure, Gap } from '../dialogue/failure.ts'
import { FAILURES } from '../dialogue/failures.table.ts'
import { NEGATIVE_RESPONSES } from '../tables/negative.table.ts'
import type { Status } from '../tables/status.table.ts'

const STATUS_SAYS: Readonly<Record<Status, string>> = {
  noData: 'no answer came',
  unableToConnect: 'the adapter found no car',
  busInitError: 'the car’s network didn’t open',
  canError: 'the adapter reported a fault on the car’s network',
  busError: 'the adapter reported a fault on the car’s network',
  feedbackError: 'the adapter reported a fault on the car’s network',
  busBusy: 'the car’s network was busy',
  dataError: 'the answer arrived damaged',
  rxError: 'the answer arrived damaged',
  flowControlTimeout: 'the answer broke off',
  stopped: 'the adapter broke the request off',
  bufferFull: 'the answer was too long for the adapter',
  unknownCommand: 'the adapter does not know the request',
  activityAlert: 'the adapter was about to sleep',
  lowPowerAlert: 'the adapter was about to sleep',
  lowVoltageReset: 'the adapter restarted',
  internalError: 'the adapter reported an error of its own',
  error: 'the adapter reported an error',
  version: 'the adapter restarted',
  ok: 'the adapter answered something else',
}

const REQUEST_READS: Readonly<Record<string, string>> = {
  '03': 'stored codes',
  '07': 'pending codes',
  '0A': 'permanent codes',
  '0100': 'list of values',
  '0101': 'warning lamp, number of codes and tests',
  '0141': 'tests of this drive',
  '020200': 'freeze frame',
  '0900': 'list of vehicle data',
  '0902': 'VIN',
  '0904': 'calibration',
  '0908': 'how often the tests have run',
  '090B': 'how often the tests have run',
  '190208': 'stored codes',
  '190204': 'pending codes',
  '1915': 'permanent codes',
  '194233081E': 'stored codes',
  '194233041E': 'pending codes',
  '1942330C1E': 'codes of the freeze frames',
  '195533': 'permanent codes',
  '19028D': 'more codes',
  '0906': 'calibration numbers',
  '090A': 'name',
}

const BY_SERVICE: Readonly<Record<string, string>> = {
  '01': 'live value',
  '02': 'value of the freeze frame',
  '06': 'test result',
  '09': 'vehicle data',
  '19': 'what was kept with a code',
}

/** "stored codes"; the request itself where no word is known. */
export function requestWords(request: string): string {
  return REQUEST_READS[request] ?? BY_SERVICE[request.slice(0, 2)] ?? request
}

export function whyWords(failure: Failure): string {
  switch (failure.kind) {
    case 'noAnswer':
      return noAnswerWords(failure.statuses, failure.damaged)
    case 'refused':
      return NEGATIVE_RESPONSES[failure.negatives[0]?.code ?? 0]?.words ?? 'the car refused'
    case 'disagrees':
      return disagreeWords(failure.told, failure.read)
    case 'unreadable':
      return 'the answer arrived incomplete'
    case 'changed':
      return 'it gave other codes when asked again'
    case 'closed':
    case 'silent':
    case 'flooded':
    case 'notOpened':
      return 'the link to the adapter was lost'
    default:
      return FAILURES[failure.kind].replace(/\.$/, '').replace(/^The /, 'the ')
  }
}

function noAnswerWords(statuses: readonly Status[], damaged: readonly string[]): string {
  const telling = statuses.find((status) => status !== 'noData' && status !== 'ok')
  if (telling !== undefined) return STATUS_SAYS[telling]
  return damaged.length > 0 ? 'the answer arrived damaged' : 'no answer came'
}

function disagreeWords(count: number, namedCount: number): string {
  if (count > namedCount)
    return `it counts ${count} ${count === 1 ? 'code' : 'codes'}, and gave ${namedCount}`
  return 'the warning light is on, and no unit gave a code'
}

/** `unit` is the driver's word for the unit. */
export function gapWords({ request, ecu, why }: Gap, unit: (ecu: string) => string): string {
  const where = ecu === null || ecu === '' ? '' : `${unit(ecu)}, `
  const line = `${where}${requestWords(request)}: ${whyWords(why)}.`
  return line.charAt(0).toUpperCase() + line.slice(1)
}
