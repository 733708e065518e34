/// <reference path="./linebreak.d.ts" />
/** Text broken into lines where Unicode annex 14 allows it, and between the words of scripts that put no space there. */
import LineBreaker from 'linebreak'
import { directionOf, keepingDirection } from './runs.ts'
import type { Typeface, Weight } from './typeface.ts'

/** The annex leaves these to a dictionary. */
const DICTIONARY = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const BREAK = '\u200b'

const words = new Intl.Segmenter('en', { granularity: 'word' })
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Greedy: as many parts as fit; a part that is wider than the line is broken where it has to be. */
export function wrap(
  typeface: Typeface,
  text: string,
  width: number,
  { weight, size }: { weight: Weight; size: number },
): string[] {
  const widthOf = (part: string) => typeface.width(part, weight) * size
  const lines: string[] = []
  for (const paragraph of text.trim().split(/\r\n?|\n/)) {
    const whole = typeface.printable(paragraph).trim().replaceAll(/\s+/g, ' ')
    const direction = directionOf(whole)
    let [line, used] = ['', 0]
    const push = () => {
      lines.push(line === '' ? '' : keepingDirection(line.trimEnd(), direction))
      ;[line, used] = ['', 0]
    }
    const add = (part: string) => {
      const wide = widthOf(part)
      const seen = part.endsWith(' ') ? wide - widthOf(' ') : wide
      if (line !== '' && used + seen > width) push()
      line += part
      used += wide
    }
    for (const part of widthOf(whole) <= width ? [whole] : partsOf(whole)) {
      if (widthOf(part.trimEnd()) <= width) add(part)
      else for (const { segment } of letters.segment(part)) add(segment)
    }
    push()
  }
  return lines.length === 1 && lines[0] === '' ? [] : lines
}

/** What no line's end may stand within, each with the space behind it. */
function* partsOf(paragraph: string): Generator<string> {
  const marked = paragraph.replaceAll(DICTIONARY, (run) =>
    Array.from(words.segment(run), ({ segment }) => segment).join(BREAK),
  )
  const breaker = new LineBreaker(marked)
  let start = 0
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const part = marked.slice(start, next.position).replaceAll(BREAK, '')
    if (part !== '') yield part
    start = next.position
  }
}
