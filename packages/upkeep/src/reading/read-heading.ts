import type { AmountUnit, DistanceUnit } from '../units.ts'
import { fold } from './fold.ts'
import { amountUnitIn, currencyIn, distanceUnitIn } from './read-unit.ts'

export type Heading = {
  text: string
  /** Folded, without unit, currency and punctuation: "odometer" of "Odometer (km)". */
  name: string
  distance: DistanceUnit | null
  volume: AmountUnit | 'gallon' | null
  currency: string | null
  /** For one unit of fuel: "Price / L", "price per gallon". */
  isPerUnit: boolean
}

export function readHeading(cell: string): Heading {
  const text = cell.replace('\uFEFF', '').trim()
  const marks = [...text.matchAll(/[([]([^)\]]*)[)\]]/g)].map(([, mark = '']) => mark)
  let rest = text.replace(/[([][^)\]]*[)\]]/g, ' ').trim()
  const per = /^(.*?)\s*(?:\/|\b(?:per|pro|je|por|par)\b|_per_)\s*(\p{L}+)\.?$/iu.exec(rest)
  const isPer = per !== null && (/^unit$/i.test(per[2] ?? '') || amountUnitIn(per[2] ?? '') !== null)
  if (isPer) {
    rest = per[1] ?? ''
    marks.push(per[2] ?? '')
  } else {
    const last =
      /^(.*?)(?:\s*[,:]\s*|[\s_]+(?:in[\s_]+)?)((?:(?:US|UK|imp(?:erial)?)[\s_]+)?[^\s_,:]+)$/i.exec(rest)
    if (last && isMark(last[2] ?? '')) {
      rest = last[1] ?? ''
      marks.push(last[2] ?? '')
    } else if (isMark(rest)) marks.push(rest)
    // "km reading"
    const [lead = ''] = rest.split(/[\s_]+/)
    if (distanceUnitIn(lead) !== null) marks.push(lead)
  }
  const parts = marks.flatMap((mark) => [mark, ...mark.split(/\s*(?:\/|\bper\b)\s*/i)])
  const first = <Unit>(read: (mark: string) => Unit | null): Unit | null =>
    parts.map(read).find((unit) => unit !== null) ?? null
  return {
    text,
    name: fold(rest.replace(/[_\-./#*?:"]+/g, ' ')),
    distance: first(distanceUnitIn),
    // "Price / gal (US)" has the country in a mark of its own.
    volume: first(amountUnitIn) === 'gallon' ? amountUnitIn(parts.join(' ')) : first(amountUnitIn),
    currency: first(currencyIn),
    isPerUnit: isPer || marks.some((mark) => /^\s*(?:\p{Sc}|\p{L}+)?\s*(?:\/|per)\s*\p{L}+/iu.test(mark)),
  }
}

const isMark = (word: string): boolean =>
  distanceUnitIn(word) !== null || amountUnitIn(word) !== null || currencyIn(word) !== null
