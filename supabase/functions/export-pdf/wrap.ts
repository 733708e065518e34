/** Text broken into lines: at spaces, and where scripts without spaces have words. */
import { directionOf, keepingDirection } from './runs.ts'
import type { Typeface, Weight } from './typeface.ts'

/** Letters of scripts that put no space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u{3000}-\u{303f}\u{ff00}-\u{ffef}]/u
/** What begins no line, and what ends none. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}ーゝゞ々〜ๆ]/u
const OPENING = /[\p{Ps}\p{Pi}]$/u

const words = new Intl.Segmenter('en', { granularity: 'word' })
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

type Part = { text: string; spaced: boolean }

/** Greedy: as many words as fit; a word that is wider than the line is broken where it has to be. */
export function wrap(
  typeface: Typeface,
  text: string,
  width: number,
  { weight, size }: { weight: Weight; size: number },
): string[] {
  const widthOf = (part: string) => typeface.width(part, weight) * size
  const space = widthOf(' ')
  const lines: string[] = []
  for (const paragraph of text
    .trim()
    .split(/\r\n?|\n/)
    .map(typeface.printable)) {
    const direction = directionOf(paragraph)
    const push = (line: string) => lines.push(line === '' ? '' : keepingDirection(line, direction))
    let line = ''
    let used = 0
    for (const part of partsOf(paragraph).flatMap((each) => pieces(each, width, widthOf))) {
      const wide = widthOf(part.text)
      const before = part.spaced ? space : 0
      if (line !== '' && used + before + wide > width) {
        push(line)
        line = ''
        used = 0
      }
      used += line === '' ? wide : before + wide
      line += line !== '' && part.spaced ? ` ${part.text}` : part.text
    }
    push(line)
  }
  return lines.length === 1 && lines[0] === '' ? [] : lines
}

function partsOf(paragraph: string): Part[] {
  return paragraph
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => breakable(word).map((text, index) => ({ text, spaced: index === 0 })))
}

/** A word in the parts between which a line may end. */
function breakable(word: string): string[] {
  if (!UNSPACED.test(word)) return [word]
  const parts: string[] = []
  for (const { segment } of words.segment(word)) {
    const last = parts.at(-1)
    const meets = last !== undefined && (UNSPACED.test(last.slice(-1)) || UNSPACED.test(segment))
    if (last !== undefined && (!meets || CLOSING.test(segment) || OPENING.test(last)))
      parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts
}

function pieces(part: Part, width: number, widthOf: (text: string) => number): Part[] {
  if (widthOf(part.text) <= width) return [part]
  const found: string[] = []
  let piece = ''
  let used = 0
  for (const { segment } of letters.segment(part.text)) {
    const wide = widthOf(segment)
    if (piece !== '' && used + wide > width) {
      found.push(piece)
      piece = ''
      used = 0
    }
    piece += segment
    used += wide
  }
  return [...found, piece].map((text, index) => ({ text, spaced: index === 0 && part.spaced }))
}
