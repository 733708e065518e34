import type { ReportedCause } from '@tappet/diagnosis'
import { wholeUsd } from '../../format/usd.ts'

/** What a percentage of the differential means. */
export const PERCENT_MEANS =
  'Of 100 cars with these signs, about this many have each fault. Estimated from Tappet’s tables, not counted on cars.'

/** "$1,270 to $3,040". */
export function costWords({ min, max }: Pick<ReportedCause['cost'], 'min' | 'max'>): string {
  return min === max ? wholeUsd(min) : `${wholeUsd(min)} to ${wholeUsd(max)}`
}

const TESTER_WORDS: Record<ReportedCause['test']['who'], string> = {
  driver: 'You can do it yourself',
  adapter: 'With an adapter that reads the car',
  workshop: 'A workshop does it',
}

/** "A workshop does it, about 30 minutes." */
export function testerWords({ who, minutes }: Pick<ReportedCause['test'], 'who' | 'minutes'>): string {
  return `${TESTER_WORDS[who]}, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

/** "Judged 2026, not reviewed." */
export function sourceWords(source: string): string {
  return source === '' ? '' : `${source.charAt(0).toUpperCase()}${source.slice(1)}.`
}
