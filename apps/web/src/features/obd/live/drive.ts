import type { DriveParts, StoredDrive } from '../../../platform/storage/drive-store.web.ts'
import type { LiveValue } from './choices.ts'

/** What stands on the device beside the pieces with the values. */
export type Drive = StoredDrive & {
  /** The adapter's name. */
  deviceName: string
  vehicleId: string | null
  demo: boolean
  /** In the order in which they came. */
  values: readonly LiveValue[]
  /** Moments that the driver marked, in seconds since the start. */
  marks: readonly number[]
  seconds: number
}

export type Sample = { seconds: number; id: string; value: number }

/** One value over a drive; seconds since its start, ascending. */
export type Track = { value: LiveValue; times: number[]; values: number[] }

export type Recording = { startedAtMs: number; tracks: readonly Track[]; marks: readonly number[] }

/** Ten a second of each value: what changes faster, no driver sees. */
const MIN_GAP_SECONDS = 0.1
/** Then the next drive begins: 1.2 million values, about 18 MB. */
export const MAX_DRIVE_SECONDS = 4 * 3_600

export function addSample(
  tracks: Map<string, Track>,
  { seconds, id, value }: Sample,
  of: LiveValue | undefined,
): void {
  const track = tracks.get(id)
  if (track === undefined) {
    if (of !== undefined) tracks.set(id, { value: of, times: [seconds], values: [value] })
    return
  }
  if (seconds - (track.times.at(-1) ?? 0) < MIN_GAP_SECONDS) return
  track.times.push(seconds)
  track.values.push(value)
}

export function tracksFrom(values: readonly LiveValue[], pieces: readonly DriveParts[]): Track[] {
  return values.map((value) => {
    const parts = pieces.flatMap(({ [value.id]: part }) => part ?? [])
    return {
      value,
      times: parts.flatMap(({ times }) => [...times]),
      values: parts.flatMap((part) => [...part.values]),
    }
  })
}

/** Least and greatest; null for none. */
export function rangeOf(values: readonly number[]): { min: number; max: number } | null {
  let [min = Number.NaN, max = Number.NaN] = [values[0], values[0]]
  for (const value of values) {
    if (value < min) min = value
    if (value > max) max = value
  }
  return values.length === 0 ? null : { min, max }
}

/** How many moments lie before this one: the place of the first that does not. */
export function placeOf(times: readonly number[], seconds: number): number {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) < seconds) low = middle + 1
    else high = middle
  }
  return low
}

/** "4:05", "1:04:05" */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60]
  const two = (count: number) => String(count).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
