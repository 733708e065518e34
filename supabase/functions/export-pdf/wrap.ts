/// <reference path="./linebreak.d.ts" />
/** Unicode annex 14, and words of scripts that put no space between them. */
import LineBreaker from 'linebreak'
import { directionOf, keepingDirection } from './runs.ts'
import type { Typeface, Weight } from './typeface.ts'

/** Left to a dictionary by the annex. */
const DICTIONARY = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const BREAK = '\u200b'
/** Letter width as a share of the size, as a rule. */
const NARROW = 0.4

const words = new Intl.Segmenter('en', { granularity: 'word' })
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function wrap(
  typeface: Typeface,
  text: string,
  width: number,
  { weight, size }: { weight: Weight; size: number },
): string[] {
  const widthOf = (part: string) => typeface.width(part, weight) * size
  const space = widthOf(' ')
  const lines: string[] = []
  for (const paragraph of text.trim().split(/\r\n?|\n/)) {
    const whole = typeface.printable(paragraph).trim().replaceAll(/\s+/g, ' ')
    const direction = directionOf(whole)
    let [line, used] = ['', 0]
    const push = () => {
      lines.push(line === '' ? '' : keepingDirection(line.trimEnd(), direction))
      ;[line, used] = ['', 0]
    }
    const add = (part: string, wide: number, tail: number) => {
      if (line !== '' && used + wide > width) push()
      line += part
      used += wide + tail
    }
    // Most texts are one line.
    const isLine = whole.length * size * NARROW <= width && widthOf(whole) <= width
    for (const part of isLine ? [whole] : partsOf(whole)) {
      const word = part.trimEnd()
      const wide = widthOf(word)
      if (wide <= width) add(part, wide, part === word ? 0 : space)
      else
        for (const { segment } of letters.segment(part))
          add(segment, segment === ' ' ? 0 : widthOf(segment), 0)
    }
    push()
  }
  return lines.length === 1 && lines[0] === '' ? [] : lines
}

/** Parts that no line ends within, each with the space behind it. */
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
