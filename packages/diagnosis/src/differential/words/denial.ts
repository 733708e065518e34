import type { PatternMatch } from './pattern.ts'
import type { Token } from './tokens.ts'

const NEGATORS = new Set(['no', 'not', 'without', 'never', 'nor', 'neither', 'zero'])
/** "Fell to zero, then died", "pressure is zero and it knocks": a figure that is read, no denial. */
const FIGURE_BEFORE = new Set(
  'to at near on of below above under hit hits read reads show shows says'.split(' '),
)
const FIGURE_AFTER = new Set('and then but when while so or'.split(' '))

function deniesAt(clause: readonly Token[], at: number): boolean {
  const { word, endsPart } = clause[at] ?? { word: '', endsPart: false }
  if (word !== 'zero') return NEGATORS.has(word)
  const [before, after] = [clause[at - 1]?.word ?? '', clause[at + 1]?.word]
  return after !== undefined && !endsPart && !FIGURE_BEFORE.has(before) && !FIGURE_AFTER.has(after)
}

export const mentionsDenial = (clause: readonly Token[]): boolean =>
  clause.some((_, at) => deniesAt(clause, at))

/** Words at which a negation ends: "no noise, just a vibration". */
export const CONTRASTS = new Set(['but', 'however', 'although', 'just', 'yet', 'still'])
/** A negator reaches over this many words, and over "or" to the next. */
const NEGATION_REACH = 4
/** A negator between the words of a phrase reaches over this many words to the next of them. */
const INSIDE_REACH = 2
/** Words between a denial and what it denies that do not use its reach up: "does not go to the floor". */
const FUNCTION_WORDS = new Set(
  'a an the any all at to of in on my its our when while go get have has be been really ever even'.split(' '),
)
const LAMPS = new Set(['light', 'lights', 'lamp', 'indicator', 'symbol', 'icon', 'warning', 'message'])
/** A light that does "not come on": the denial follows within this many words. */
const OFF_AFTER = 3
const LIT = new Set([
  'on',
  'come',
  'lit',
  'light',
  'illuminate',
  'illuminated',
  'show',
  'shown',
  'appear',
  'flash',
])
/** "The brakes are fine" within this many words of the part; "good at" and "fine until" are no praise. */
const PRAISE_REACH = 3
const PRAISE = new Set(
  'fine ok okay good normal perfect perfectly great awesome excellent amazing'.split(' '),
)
/** What was done to a part that is praised further on: "new tyres fitted yesterday and it drives great". */
const FITTED = new Set(['new', 'done', 'fitted', 'replaced', 'installed', 'changed', 'repaired', 'fixed'])
/** "Just got new pads" contrasts nothing. */
const JUST_DONE = new Set(['got', 'had', 'put', 'did', 'fitted', 'installed', 'replaced', 'changed'])
const LIMITS = new Set(
  'until till except unless sometimes mostly usually otherwise when if once after then before was were at first not no never without'.split(
    ' ',
  ),
)

const LIMIT =
  /\b(?:until|till|but|unless|except|sometimes|mostly|usually|when|if|then|and on|again|still|not|never|was off)\b/

/** "Brakes are fine", "new pads last week and all good now", without a "but" or "until". */
export function isCalledFine({ positions }: PatternMatch, clause: readonly Token[]): boolean {
  const last = positions.at(-1) ?? 0
  // "Were done" is no limit, as "were fine" is.
  const limits = clause.filter(({ word }, at) => LIMITS.has(word) && !FITTED.has(clause[at + 1]?.word ?? ''))
  const isContrast = (word: string, at: number) =>
    CONTRASTS.has(word) && !(word === 'just' && JUST_DONE.has(clause[at + 1]?.word ?? ''))
  if (limits.length > 0 || clause.some(({ word }, at) => isContrast(word, at))) return false
  const isFitted = clause.some(({ word }) => FITTED.has(word))
  const isFineNow = clause.some(
    ({ word }, at) =>
      at > last &&
      PRAISE.has(word) &&
      (isFitted || clause[at - 1]?.word === 'all' || clause[at + 1]?.word === 'now'),
  )
  if (isFineNow) return true
  for (let at = last; at <= last + PRAISE_REACH; at++) {
    if (PRAISE.has(clause[at]?.word ?? '')) return true
    if (clause[at]?.endsPart) return false
  }
  return false
}

const ASKED =
  /^(?:(?:hi|hello|so|and|please) )*(?:how (?:much|often|many|long)|price|cost|what (?:do|does|did|will|would|should) .* cost|when (?:should|do|must|to)) /
const ASKED_WHICH =
  /^(?:(?:hi|hello|so|and|please) )*(?:(?:can|could) you tell me (?:what|which|the right)|where (?:is|are|do|can)|what would it cost|(?:what|which) .*\b(?:need|needs|use|uses|take|takes|fit|fits|size|recommended|interval|buy|best))\b/
const TROUBLE = /\b(?:wrong|problem|issue|matter|happen|happens|happened|trouble|bad|worse|left)\b/

export const namesTrouble = (clause: readonly Token[]): boolean =>
  clause.some(
    ({ word }) =>
      TROUBLE.test(word) ||
      /^(?:weird|strange|funny|odd|off|acting|feels?|except|until|but|when)$/.test(word),
  )

export function isPlainQuestion(clause: readonly Token[]): boolean {
  const text = clause.map(({ word }) => word).join(' ')
  return (ASKED.test(text) || ASKED_WHICH.test(text)) && !TROUBLE.test(text)
}

/** Before the last of a match's words, or null: "the engine does not overheat", "it squeals but does not grind". */
export function denialInside(
  { positions }: PatternMatch,
  clause: readonly Token[],
  spent: ReadonlySet<number>,
): number | null {
  const matched = new Set(positions)
  const first = positions[0] ?? 0
  const last = positions.at(-1) ?? 0
  for (let at = first + 1; at < last; at++) {
    if (matched.has(at) || spent.has(at) || !deniesAt(clause, at)) continue
    const next = clause[at + 1]?.word
    if (next === 'only' || next === 'longer') continue
    let reach = INSIDE_REACH
    for (let to = at + 1; to <= last && reach > 0; to++) {
      if (matched.has(to)) return at
      const { word, endsPart } = clause[to] ?? { word: '', endsPart: false }
      if (endsPart || word === 'and' || CONTRASTS.has(word)) break
      if (!FUNCTION_WORDS.has(word)) reach--
    }
  }
  return null
}

const CURES = new Set(
  'fix fixed repair repaired cure cured solve solved find found locate located stopped mend'.split(' '),
)
/** What is denied is the repair: "could not fix the fuel leak", "never got the leak fixed". */
function deniesRepair(negator: number, first: number, last: number, clause: readonly Token[]): boolean {
  const between = clause.slice(negator + 1, first)
  return [...between, ...clause.slice(last + 1, last + 2)].some(({ word }) => CURES.has(word))
}

/** "The oil light is off" and "oil pressure was tested and is good", but not "is off and on". */
function isLampOffOrGood(after: readonly Token[]): boolean {
  const text = after.map(({ word }) => word).join(' ')
  const said =
    /^(?:(?:was|were|has been|got) (?:tested|measured|checked) and )?(?:is|was|stays|reads) (?:\w+ )?/.exec(
      text,
    )
  if (said === null || LIMIT.test(text)) return false
  return new RegExp(`^(?:off|${[...PRAISE].join('|')})\\b`).test(text.slice(said[0].length))
}

/** @param spent negators that belong to another finding: "will not start, just clicks" */
export function isNegated(
  match: PatternMatch,
  clause: readonly Token[],
  isLight: boolean,
  spent: ReadonlySet<number>,
): boolean {
  const first = match.positions[0] ?? 0
  const last = match.positions.at(-1) ?? 0
  if (!match.negative) {
    if (denialInside(match, clause, spent) !== null) return true
    let reach = NEGATION_REACH
    let isJoined = false
    for (let at = first - 1; at >= 0 && reach > 0; at--, reach--) {
      const { word, endsPart } = clause[at] ?? { word: '', endsPart: false }
      if (CONTRASTS.has(word)) break
      // "No go and blue smoke": only a verb's "not" reaches over "and".
      isJoined ||= word === 'and'
      if (isJoined && word === 'no') break
      if (endsPart && !clause.slice(at).some((token) => token.word === 'or' || token.word === 'nor')) break
      if (word === 'or' || word === 'nor') reach += NEGATION_REACH - 1
      const next = clause[at + 1]?.word
      if (!deniesAt(clause, at) || spent.has(at) || next === 'only' || next === 'longer') continue
      if (!deniesRepair(at, first, last, clause)) return true
    }
  }
  if (!isLight) return false
  if (isLampOffOrGood(clause.slice(last + 1))) return true
  const after = clause.slice(last + 1, last + 1 + OFF_AFTER).map(({ word }) => word)
  const denied = after.findIndex((word) => word === 'not' || word === 'never')
  return (
    denied >= 0 &&
    after
      .slice(denied + 1)
      .concat(clause[last + 1 + OFF_AFTER]?.word ?? '')
      .some((word) => LIT.has(word))
  )
}

/**
 * Matches whose "no" denies another thing: "steering is not heavy" is not "cannot steer", and "no oil light" is not "no
 * oil".
 * @param isLight whether a match names a warning light
 */
export function withoutBorrowedDenial(
  matches: readonly PatternMatch[],
  clause: readonly Token[],
  isLight: (match: PatternMatch) => boolean,
): PatternMatch[] {
  const plain = matches.filter(({ negative }) => !negative)
  return matches.filter(({ finding, negative, positions }) => {
    if (!negative) return true
    const own = new Set(positions)
    const last = positions.at(-1) ?? 0
    const denied = positions.filter((at) => deniesAt(clause, at) && !own.has(at + 1))
    return !plain.some((other) => {
      if (other.finding === finding || !other.positions.some((at) => own.has(at))) return false
      // "No oil pressure" continues with no lamp, and is a danger.
      const namesLamp = LAMPS.has(clause[last + 1]?.word ?? '') && other.positions.includes(last + 1)
      const continues = isLight(other) && namesLamp && other.positions.includes(last)
      return continues || denied.some((at) => other.positions.includes(at + 1))
    })
  })
}
