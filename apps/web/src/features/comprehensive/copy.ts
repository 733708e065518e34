import type { Difficulty, Sensed } from '@tappet/diagnosis'
import { isTroubleCode, shownConfidence } from '@tappet/diagnosis'
import type { DistanceUnit } from '../../format/distance.ts'
import { formatDistance } from '../../format/distance.ts'
import { wholeUsd } from '../../format/usd.ts'
import { carName } from './draft.ts'
import type { ShownReport } from './read-report.ts'

/** What a scan read that stands out, as one line; empty where nothing does. */
export function scanWords({ states, ratios }: Sensed): string {
  const telling = [
    ...states.filter(({ state }) => state === 'present'),
    ...ratios.filter(({ ratio }) => ratio > 1),
  ]
  return [...new Set(telling.map(({ why }) => why))].join('; ')
}

/** "$62 - $342", "$90". Whole US dollars. */
export function costRange({ min, max }: { min: number; max: number }): string {
  return min === max ? wholeUsd(min) : `${wholeUsd(min)} - ${wholeUsd(max)}`
}

/** "5 probable causes". */
export function causeCount(count: number): string {
  return `${count} probable ${count === 1 ? 'cause' : 'causes'}`
}

export const DIFFICULTY_WORDS: Record<Difficulty, string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  difficult: 'Difficult',
}

/** What the diagnosis was made from: "2018 Honda Civic, 48,500 mi"; null when nothing is known of the car. */
export function carWords({ vehicle_info }: ShownReport['input'], unit: DistanceUnit): string | null {
  const { mileage } = vehicle_info
  const parts = [carName(vehicle_info), mileage === null ? null : formatDistance(mileage, unit)]
  const known = parts.filter((part) => part !== null)
  return known.length > 0 ? known.join(', ') : null
}

/** A line of the service plan, which is written in miles, for a driver who reads kilometres. */
export function inUnit(line: string, unit: DistanceUnit): string {
  if (unit === 'mi') return line
  return line.replace(/([\d,]+) miles/g, (_, miles: string) =>
    formatDistance(Number(miles.replaceAll(',', '')), unit),
  )
}

/** "P0301 was made up by the demo adapter: it was read from no car." */
export function demoWords(codes: readonly string[]): string {
  const [were, they] = codes.length === 1 ? ['was', 'it was'] : ['were', 'they were']
  return `${codes.join(', ')} ${were} made up by the demo adapter: ${they} read from no car.`
}

/** Whether the differential leads with a cause of its own: then its percentage is the report's one figure of certainty. */
export const namesCause = ({ differential }: Pick<ShownReport, 'differential'>): boolean =>
  differential !== null && differential.report.causes.length > 0

/** How sure, in whole percent: the larger of the score and the top likelihood. */
export function confidencePercent({ confidence_score, probable_causes }: ShownReport): number {
  return shownConfidence(
    confidence_score,
    probable_causes.map(({ likelihood }) => ({ likelihood: likelihood ?? 0 })),
  )
}

/** How sure, in words beside the percent. */
export function confidenceWords(percent: number): string {
  if (percent >= 75) return 'Most likely. A second opinion is still worth having.'
  return percent >= 50 ? 'Likely, but not certain.' : 'A lead to follow, not a finding.'
}

/** Entered codes that the report has no information on, each with why. */
export function codesWithoutInformation({
  input,
  dtc_information,
}: Pick<ShownReport, 'input' | 'dtc_information'>): { code: string; why: string; wellFormed: boolean }[] {
  const known = new Set(dtc_information.map(({ code }) => code))
  return input.codes
    .filter((code) => !known.has(code))
    .map((code) =>
      isTroubleCode(code)
        ? { code, why: 'No details were found, so this code was left out.', wellFormed: true }
        : {
            code,
            why: 'This is not a trouble code, so it was left out. One is a letter, P, B, C or U, and four characters, like P0301.',
            wellFormed: false,
          },
    )
}
