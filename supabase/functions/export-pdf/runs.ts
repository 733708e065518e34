/** A line as runs of one font and one direction, from left to right (Unicode annex 9). */
import bidiFactory, { type Bidi } from 'bidi-js'

export type Direction = 'ltr' | 'rtl'
export type Run<T> = { text: string; isRightToLeft: boolean; face: T }

const LEFT_TO_RIGHT = '\u200e'
const RIGHT_TO_LEFT = '\u200f'
const MARKS = /^[\u200e\u200f]+$/

// Deno takes its types for CommonJS.
const bidi = (bidiFactory as unknown as () => Bidi)()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function directionOf(text: string): Direction {
  for (const letter of text) {
    const type = bidi.getBidiCharTypeName(letter)
    if (type === 'L') return 'ltr'
    if (type === 'R' || type === 'AL') return 'rtl'
  }
  return 'ltr'
}

/** Marked where needed, so that its direction stays that of the whole. */
export function keepingDirection(part: string, whole: Direction): string {
  if (directionOf(part) === whole) return part
  return (whole === 'rtl' ? RIGHT_TO_LEFT : LEFT_TO_RIGHT) + part
}

/** A person's words must not turn what stands beside them. */
export const within = (words: string): string => `${LEFT_TO_RIGHT}${words}${LEFT_TO_RIGHT}`

/** @param faceOf the font of one grapheme; null for what is not printed */
export function visualRuns<T>(line: string, faceOf: (letter: string) => T | null): Run<T>[] {
  const { levels } = bidi.getEmbeddingLevels(line, directionOf(line))
  const runs: (Run<T> & { level: number })[] = []
  for (const { segment, index } of graphemes.segment(line)) {
    const face = MARKS.test(segment) ? null : faceOf(segment)
    if (face === null) continue
    const level = levels[index] ?? 0
    const last = runs.at(-1)
    if (last !== undefined && last.level === level && last.face === face) last.text += segment
    else runs.push({ text: segment, level, isRightToLeft: level % 2 === 1, face })
  }
  return reordered(runs)
}

/** Rule L2: each sequence of a level or higher is reversed, from the highest to the lowest odd level. */
function reordered<R extends { level: number }>(runs: R[]): R[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < runs.length; start++) {
      let end = start
      while ((runs[end]?.level ?? -1) >= level) end++
      if (end - start > 1) runs.splice(start, end - start, ...runs.slice(start, end).reverse())
      start = Math.max(start, end)
    }
  }
  return runs
}

/** Letters reversed, brackets mirrored. */
export const turned = (text: string): string =>
  Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .reverse()
    .join('')
