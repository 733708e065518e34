import type { ReportedCause } from '@tappet/diagnosis'

export const ESTIMATE = 'Our estimate, not a count.'

const TESTER_WORDS: Record<ReportedCause['test']['who'], string> = {
  driver: 'You can do it yourself',
  adapter: 'With an adapter that reads the car',
  workshop: 'A shop does it',
}

/** "A shop does it, about 30 minutes." */
export function testerWords({ who, minutes }: Pick<ReportedCause['test'], 'who' | 'minutes'>): string {
  return `${TESTER_WORDS[who]}, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

/** "Judged 2026, not reviewed." */
export function sourceWords(source: string): string {
  return source === '' ? '' : `${source.charAt(0).toUpperCase()}${source.slice(1)}.`
}
