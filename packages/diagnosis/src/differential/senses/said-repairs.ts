/** Parts that the driver's words call new: "I replaced the plugs and the coil", "the tires are new". */

import type { ReplacedPart } from '../../saved/case.ts'
import { NOT_DONE } from '../words/tense.ts'
import { NEW_PART_FACTOR } from './repairs.table.ts'
import { partNames, renewedBy } from './repairs.ts'

const NAME = partNames.toSorted((a, b) => b.length - a.length).join('|')
/** A lamp or a noise of the part is none. */
const PART = new RegExp(
  `\\b(?:${NAME})s?\\b(?! (?:lights?|lamps?|warning|noise|sound|smell|leak|fluid|hoses?|area|side))`,
  'g',
)
/** "The battery died again, I put a new one in." */
const NEW_ONE = new RegExp(`\\b(${NAME})(s?\\b(?:(?!\\b(?:${NAME})\\b)[^?]){0,60}\\bnew )one\\b`, 'g')
const END =
  'it|they|he|she|i|we|you|there|this|that|now|then|because|since|still|again|when|while|after|before|until|but|so|which|who|where|if|as|is|was|are|were|not|from|in|at|of|near|by|with|for|noise|sound|smell|came|comes|started'
const BEFORE = new RegExp(
  `\\b(?:replaced|changed|swapped|renewed|installed|fitted|new|put on|put in)((?: (?!(?:${END})\\b)\\S+){1,14})`,
  'g',
)
const AFTER = new RegExp(
  `\\b((?:${NAME})s?)(?: and \\w+)?(?:(?: (?:is|was|were|are|got|has|have|had|been|be|already|just|all|both|recently|also))+ (?:replaced|changed|renewed|swapped|new|done|(?:less than|under) an? (?:year|month) old)| (?:replaced|done))\\b`,
  'g',
)
const NOT_NEW = /\byears? ago\b|\bback then\b|\bin (?:19|20)\d\d\b|\b(?:since|after)\b/
const WORDS_BEFORE = /(?:\S+ ){0,5}$/

/** What is to be done or was done long ago makes nothing new; a part with which the trouble began is suspect. */
export function saidRepairs(text: string): ReplacedPart[] {
  const parts = new Map<string, ReplacedPart>()
  for (const clause of text
    .toLowerCase()
    .replace(NEW_ONE, '$1$2$1')
    .split(/(?<=[.;!?\n])/)) {
    if (clause.endsWith('?')) continue
    const words = clause.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
    if (NOT_NEW.test(words)) continue
    const isDone = (at: number) => !NOT_DONE.test(WORDS_BEFORE.exec(words.slice(0, at))?.[0] ?? '')
    const named = [
      ...[...words.matchAll(BEFORE)].flatMap((match) =>
        isDone(match.index) ? [...(match[1] ?? '').matchAll(PART)].map(([name]) => name) : [],
      ),
      ...[...words.matchAll(AFTER)].flatMap(({ 1: name = '', index }) => (isDone(index) ? [name] : [])),
    ]
    for (const name of named)
      for (const fault of renewedBy(name))
        parts.set(fault, { fault, factor: NEW_PART_FACTOR, why: `You wrote that this is new: ${name}` })
  }
  return [...parts.values()]
}
