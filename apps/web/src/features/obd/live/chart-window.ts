import { placeOf, type Track } from './drive.ts'

type Points = Pick<Track, 'times' | 'values'>

/** `undefined`: between two values; null: the car told nothing for a while, and no line is drawn. */
export type ChartWindow = { x: number[]; ys: (number | null | undefined)[][] }

/** Longer than the slowest value is asked for. */
const GAP_SECONDS = 5

/**
 * What a chart of this many columns shows of the tracks: of each column its first least and greatest, so that no peak is
 * lost and a drive of hours costs as little as a minute. Columns lie at multiples of their width, so that a chart that
 * moves does not flicker.
 */
export function chartWindow(
  tracks: readonly Points[],
  from: number,
  to: number,
  columns: number,
): ChartWindow {
  const width = (to - from) / columns
  if (!(width > 0)) return { x: [], ys: tracks.map(() => []) }
  const first = Math.floor(from / width)
  // One more on each side: lines leave the chart.
  const count = columns + 2
  const x = Array.from({ length: 2 * count }, (_, place) => (first + place / 2 + 0.25) * width)
  return { x, ys: tracks.map((track) => columnsOf(track, first, count, width)) }
}

function columnsOf({ times, values }: Points, first: number, count: number, width: number) {
  const ys: (number | null | undefined)[] = Array(2 * count).fill(undefined)
  let at = placeOf(times, first * width)
  let before = times[at - 1] ?? Number.NEGATIVE_INFINITY
  for (let column = 0; column < count; column += 1) {
    const end = (first + column + 1) * width
    let [low, high] = [at, at]
    const start = at
    for (; at < times.length && (times[at] ?? 0) < end; at += 1) {
      if ((values[at] ?? 0) < (values[low] ?? 0)) low = at
      if ((values[at] ?? 0) > (values[high] ?? 0)) high = at
    }
    if (at > start) {
      ys[2 * column] = values[Math.min(low, high)]
      ys[2 * column + 1] = values[Math.max(low, high)]
      before = times[at - 1] ?? before
    } else if ((times[at] ?? Number.POSITIVE_INFINITY) - before > GAP_SECONDS) {
      ys[2 * column] = null
      ys[2 * column + 1] = null
    }
  }
  return ys
}

/** The least and greatest of what a window shows, with room; null: nothing. */
export function scaleOf(ys: readonly (number | null | undefined)[]): { min: number; max: number } | null {
  const values = ys.filter((value) => typeof value === 'number')
  if (values.length === 0) return null
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const room = Math.max((max - min) * 0.08, Math.abs(max) * 0.02, 0.5)
  // What cannot fall below nothing is not drawn below it.
  return { min: min >= 0 ? Math.max(0, min - room) : min - room, max: max + room }
}

/** What a track tells at a moment: its last value before it, where that is not too old. */
export function valueAt({ times, values }: Points, seconds: number): number | null {
  const at = placeOf(times, seconds + 0.001) - 1
  const value = values[at]
  return value === undefined || seconds - (times[at] ?? 0) > GAP_SECONDS ? null : value
}

/** Part of a drive that a chart shows. `to` null: it ends now and moves on. */
export type View = { span: number; to: number | null }

export const SPANS = [30, 60, 300, 900, 3_600, 14_400] as const
export const FIRST_VIEW: View = { span: 60, to: null }

/** Zoomed by one step, around the middle of what is seen. */
export function zoomed(view: View, now: number, step: 1 | -1): View {
  const place = SPANS.findIndex((span) => span >= view.span)
  const span = SPANS[Math.min(SPANS.length - 1, Math.max(0, place + step))] ?? view.span
  return view.to === null ? { span, to: null } : movedTo({ span, to: view.to + (span - view.span) / 2 }, now)
}

/** Within the drive, of which the last moment is `now`. */
export function movedTo({ span, to }: { span: number; to: number }, now: number): View {
  return { span, to: Math.max(Math.min(span, now), Math.min(now, to)) }
}
