/** What is left open counts as present: a missed danger is worse than one too many. */
import type { PatternMatch } from './pattern.ts'
import type { Token } from './tokens.ts'

const setOf = (words: string) => new Set(words.split(' '))

const REPAIRED = setOf(
  'fixed repaired mended cured solved resolved sorted rectified replaced changed renewed swapped',
)
const CURED = setOf('fixed repaired mended cured solved resolved sorted rectified')
export const NOT_DONE =
  /\b(?:not|never|no|nothing|need|needs|needed|want|wants|wanted|to|should|must|will|would|can|could|cannot|might|may|if|when|being|try|tried|trying|thought|supposedly|supposed|hoped|only|partly|half|hardly|almost|nearly|before|until)\b/
const REOPENED =
  /\b(?:but|still|again|yet|however|although|though|until|till|back|return|returned|returns|recur|recurred|worse|worst|temporarily|temporary|tape|taped|glue|glued|epoxy|zip|tie|wire|bodge|bodged|wrong|wrongly|badly|poorly|sometimes|for a (?:while|day|week|month)|keeps|not|never|except|unless|now it|now they|now the)\b/
/** "since I replaced the brakes they grind". */
const OBJECT_ENDS = setOf(
  'it they he she i we you there this that now then because since still again when while after before until but and or so which who where if as',
)
/** "the fuel leak has already been fixed". */
const AUXILIARY = setOf(
  'is was were are got get has have had been be already just all finally both recently then properly fully completely professionally',
)
/** "the brake fluid was changed". */
const PART_NOUN = setOf(
  'fluid pump pad pads disc discs rotor rotors hose hoses line lines system bulb rack motor filter belt sensor',
)
const VERB_REACH = 5
const OBJECT_REACH = 7

const textOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ')
const rest = (clause: readonly Token[], from: number) => textOf(clause.slice(from))

/** "The fuel leak was fixed", "had the leak repaired". */
function isRepairedAfter(last: number, first: number, clause: readonly Token[]): boolean {
  let at = last + 1
  while (PART_NOUN.has(clause[at]?.word ?? '')) at++
  const verbFrom = at
  while (at <= last + VERB_REACH && AUXILIARY.has(clause[at]?.word ?? '')) at++
  if (!REPAIRED.has(clause[at]?.word ?? '')) return false
  const isPassive = at > verbFrom
  const before = clause.slice(Math.max(0, first - VERB_REACH), first)
  const isHad = before.some(({ word }) => word === 'had' || word === 'got')
  if ((!isPassive && !isHad) || NOT_DONE.test(textOf(before))) return false
  return !REOPENED.test(rest(clause, at + 1))
}

/** "We fixed the fuel leak" */
function isRepairedBefore(first: number, last: number, clause: readonly Token[]): boolean {
  for (let at = first - 1; at >= Math.max(0, first - OBJECT_REACH); at--) {
    const { word, endsPart } = clause[at] ?? { word: '', endsPart: false }
    if (REPAIRED.has(word)) {
      if (NOT_DONE.test(textOf(clause.slice(Math.max(0, at - VERB_REACH), at)))) return false
      const inside = clause.slice(at + 1, last + 1)
      if (inside.some((token) => OBJECT_ENDS.has(token.word) || token.word === 'with')) return false
      if (clause.slice(at, last).some((token) => token.endsPart)) return false
      return !REOPENED.test(rest(clause, last + 1))
    }
    if (endsPart || OBJECT_ENDS.has(word)) return false
  }
  return false
}

/** "Never since", "dry ever since" */
const QUIET_SINCE =
  /\b(?:never|not once|no (?:problems?|trouble|issues?)|(?:dry|fine|good|ok|okay|cool)(?: ever)?) since\b/
/** "Cured by a new thermostat" */
const CURED_BY = /\b(?:fixed|repaired|cured|solved|resolved|sorted) (?:by|with) (?:a|the|two|some) new\b/

/** "It used to sink but a new cylinder fixed it" */
function isSettledLater(last: number, clause: readonly Token[]): boolean {
  const after = rest(clause, last + 1)
  const settled = QUIET_SINCE.exec(after) ?? CURED_BY.exec(after)
  if (settled !== null)
    return (
      !NOT_DONE.test(after.slice(0, settled.index)) &&
      !REOPENED.test(after.slice(settled.index + settled[0].length))
    )
  const isRepaired = /\b(?:repair|repaired|replaced|new|fitted|garage|mechanic|dealer|alignment)\b/.test(
    textOf(clause),
  )
  for (let at = last + 1; at < clause.length; at++) {
    const word = clause[at]?.word ?? ''
    const next = clause[at + 1]?.word ?? ''
    const before = textOf(clause.slice(Math.max(last + 1, at - VERB_REACH), at))
    const isCured = CURED.has(word) && (next === 'it' || next === 'that') && !NOT_DONE.test(before)
    const since = textOf(clause.slice(at, at + 3))
    const isGood =
      isRepaired && /^(?:all (?:good|fine|well|ok) (?:since|now)|s gone|is gone|gone now)\b/.test(since)
    if (isCured || (isGood && !NOT_DONE.test(before))) return !REOPENED.test(rest(clause, at + 1))
  }
  return false
}

/** "It used to leak but does not any more". */
function isOver(first: number, last: number, clause: readonly Token[]): boolean {
  const isUsedTo = textOf(clause.slice(Math.max(0, first - VERB_REACH), last + 1)).includes('used to ')
  const after = rest(clause, last + 1)
  return (
    isUsedTo &&
    /\b(?:any ?more|no longer|not now)\b/.test(after) &&
    !/\b(?:still|again|sometimes)\b/.test(after)
  )
}

const SUPPOSED = /^(?:(?:hi|hello|so|and|but|ok) )*(?:what if|what (?:happens|would happen) (?:if|when))\b/
const CONDITIONAL = /^(?:(?:hi|hello|so|and) )*if .*\b(?:would|could) you\b/
const GENERAL = /^(?:(?:hi|hello|so|and) )*do(?:es)? (?:a|an) .*\bmean\b/
const FEARED = /\b(?:could|might|may)\b.*\b(?:some ?day|one day|eventually|in (?:the )?future)\b/
/** "What happens if I keep driving with no oil pressure" tells a fault. */
const REAL = /\b(?:my|this|drive|driving|continue|keep|ignore|because|now|today|just|already|again)\b/
const MY_BRAKES = /^(?:so |and )?what if my\b/

function isSupposed(clause: readonly Token[]): boolean {
  const text = textOf(clause)
  if (FEARED.test(text)) return !/\b(?:now|today|already|because|again)\b/.test(text)
  if (!SUPPOSED.test(text) && !CONDITIONAL.test(text) && !GENERAL.test(text)) return false
  return !REAL.test(text.replace(MY_BRAKES, ''))
}

const OTHER_CAR =
  /\b(?:not (?:on )?mine|not my (?:own )?car|(?:mine|this one) is (?:\w+ )?(?:ok|okay|fine|good|alright))\b/

/** "My dad's truck", whose "'s" stands by itself. */
const OTHERS_CAR =
  /\b(?:wife|husband|son|daughter|sister|brother|dad|mom|mum|father|mother|uncle|aunt|cousin|neighbou?r|friend|buddy|boss|coworker|roommate)s? s\b/
const LONG_AGO =
  /\b(?:once|back then|last (?:year|spring|summer|fall|winter)|(?:years?|summers?|winters?) ago)\b/

const isOfOthersPast = (clause: readonly Token[]): boolean => {
  const text = textOf(clause)
  return OTHERS_CAR.test(text) && LONG_AGO.test(text) && !REOPENED.test(text) && !NOW.test(text)
}

const NOW = /\b(?:after|since|now|today|just|already|this|keep \w+ing|continue|drive|driving)\b/

/** Whether a word says that a repair did not last, was none, or that it is so now. */
export function saysNow(clause: readonly Token[]): boolean {
  const text = textOf(clause)
  return NOT_DONE.test(text) || REOPENED.test(text) || NOW.test(text)
}

export function isNotOfNow({ positions }: PatternMatch, clause: readonly Token[]): boolean {
  const first = positions[0] ?? 0
  const last = positions.at(-1) ?? 0
  return (
    isSupposed(clause) ||
    isRepairedAfter(last, first, clause) ||
    isRepairedBefore(first, last, clause) ||
    isSettledLater(last, clause) ||
    isOver(first, last, clause) ||
    isOfOthersPast(clause) ||
    (OTHER_CAR.test(rest(clause, last + 1)) && !/\b(?:but|also|too|again|now)\b/.test(rest(clause, last + 1)))
  )
}
