/** The words of the word similarity: which do not count, and which mean the same. */

/** Words that say nothing about which fault it is. Negations are not among them: "start" and "not start" differ. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an and are at be by do does for from get gets getting has have i in is it its make makes making my of on or ' +
    'that the then there this to was when while will with car vehicle'
  ).split(' '),
)

/** Endings that are cut, the longest first, as long as three letters are left. */
export const ENDINGS = ['ions', 'ings', 'ion', 'ing', 'ed', 'es', 's', 'y', 'e'] as const
export const MIN_STEM = 3
/** "speed" and "bleed" end in no ending. */
export const NO_ENDING = /eed$/

/** Stems that drivers use for one and the same thing, and the one they are compared as. */
export const SAME_MEANING: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aircon: 'ac',
    cant: 'not',
    die: 'stal',
    doesnt: 'not',
    gas: 'fuel',
    gasolin: 'fuel',
    no: 'not',
    odor: 'smel',
    odour: 'smel',
    petrol: 'fuel',
    pulsat: 'puls',
    screech: 'squeal',
    shudder: 'shak',
    squeak: 'squeal',
    thump: 'clunk',
    tyr: 'tir',
    vibrat: 'shak',
    wobbl: 'shak',
    wont: 'not',
  }),
)
