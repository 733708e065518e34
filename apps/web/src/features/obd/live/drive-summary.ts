import { zoneAt, zonesOf } from '@tappet/obd'
import type { Units } from '@tappet/upkeep'
import { shownNumber, shownUnit } from '../values.ts'
import { durationText, type Recording, rangeOf, type Track } from './drive.ts'

/** With the engine as it mostly is on a drive. */
const DRIVEN = { rpm: 1_000, coolant: null }

function trackWords({ value: { name, pid, unit }, values }: Track, units: Units): string {
  const range = rangeOf(values)
  if (range === null) return ''
  const [low, high] = [shownNumber(range.min, unit, units), shownNumber(range.max, unit, units)]
  const zones = pid === null ? [] : zonesOf(pid, DRIVEN)
  const beyond = values.filter((value) => zoneAt(zones, value) !== null).length
  const share = Math.round((100 * beyond) / values.length)
  const words = `${name}: ${low.text} to ${high.text} ${shownUnit(unit, units).unit}`.trim()
  return share >= 1 ? `${words}, outside its limits for ${share} % of the drive` : words
}

export function driveWords({ tracks, marks }: Recording, seconds: number, units: Units): string {
  const lines = tracks.map((track) => trackWords(track, units)).filter(Boolean)
  const marked = marks.map((mark, place) => `Mark ${place + 1} at ${durationText(mark)}`)
  return [`Live values over ${durationText(seconds)}`, ...lines, ...marked].join('\n')
}
