import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchShare, phrase, phrasesMatch, wordSimilarity } from './match.ts'
import { plainText, stem, stemsOf } from './text.ts'

/** Letters that break careless code: accents, other scripts, half a pair, signs of addresses, control characters. */
const odd = fc.constantFrom(..."aeZ1 éİß漢😀%&/?#.\u0000\n'", '\uD800')

const words = fc.constantFrom(
  'brakes',
  'squeal',
  'rough',
  'idle',
  'when',
  'cold',
  'engine',
  'A/C',
  'shakes',
  'not',
  '!',
  '',
)
const someText = fc.oneof(
  fc.string({ unit: odd, maxLength: 12 }),
  fc.array(words, { maxLength: 7 }).map((parts) => parts.join(' ')),
)

describe('plain text', () => {
  it.each([
    ['[COM-104]', 'ROUGH Idle', 'rough idle'],
    ['[COM-105]', 'Brakes: squeal, grind!', 'brakes squeal grind'],
    ['[COM-105]', 'check-engine (light)', 'check engine light'],
    ['[COM-105]', "Won't start", 'wont start'],
    ['[COM-105]', 'A/C off, a.c. off', 'ac off ac off'],
    ['[COM-105]', 'and/or 3/4', 'and or 3 4'],
    ['[COM-105]', '…?!', ''],
    ['[COM-104]', 'Motor LÄUFT rau', 'motor läuft rau'],
  ])('%s of "%s" is "%s"', (_, text, plain) => {
    expect(plainText(text)).toBe(plain)
  })

  it('stays as it is when it is made plain again [COM-104] [COM-105]', () => {
    fc.assert(
      fc.property(someText, (text) => {
        // Joining "a.b.c" can bring new single letters together, so the second pass is the fixed point.
        const once = plainText(plainText(text))
        expect(plainText(once)).toBe(once)
        expect(once).toBe(once.toLowerCase())
      }),
    )
  })
})

describe('stems', () => {
  it.each([
    ['brake', 'brak'],
    ['brakes', 'brak'],
    ['braking', 'brak'],
    ['squeaky', 'squeal'],
    ['squealing', 'squeal'],
    ['slipping', 'slip'],
    ['vibration', 'shak'],
    ['idling', 'idl'],
    ['ac', 'ac'],
    ['bus', 'bus'],
    ['speeds', 'speed'],
    ['speed', 'speed'],
  ])('of %s is %s', (word, expected) => {
    expect(stem(word)).toBe(expected)
  })

  it('leave fillers out and read air conditioning as ac', () => {
    expect([...stemsOf('the air conditioning is not cold')]).toEqual(['ac', 'not', 'cold'])
  })
})

const textsMatch = (one: string, other: string) => phrasesMatch(phrase(one), phrase(other))

describe('a pair of texts', () => {
  it.each([
    ['squeal', 'brakes squeal when cold'],
    ['overheat', 'engine overheating'],
    ['ac', 'my A/C smells'],
    ['ROUGH IDLE', 'very rough idle, at the lights'],
  ])('matches on containment: "%s" and "%s" [COM-106]', (short, long) => {
    expect(textsMatch(short, long)).toBe(true)
    expect(textsMatch(long, short)).toBe(true)
  })

  it.each([
    ['ac', 'poor acceleration'],
    ['rough', 'air coming through the vents'],
    ['park', 'spark knock'],
    ['', 'rough idle'],
    ['!!', 'rough idle'],
  ])(
    'containment begins at a word, and short texts are whole words: not "%s" in "%s" [COM-106]',
    (short, long) => {
      expect(textsMatch(short, long)).toBe(false)
      expect(textsMatch(long, short)).toBe(false)
    },
  )

  it.each([
    ['brakes squeal', 'squeaky brakes'],
    ['grinding noise when braking', 'brakes grind'],
    ['car overheats', 'engine overheating'],
    ['vibration at highway speed', 'shakes at highway speeds'],
  ])(
    'all words of one among the words of the other are containment: "%s" and "%s" [COM-106]',
    (one, other) => {
      expect(textsMatch(one, other)).toBe(true)
    },
  )

  it('a long sentence does not contain every text made of its words [COM-106]', () => {
    expect(textsMatch('brakes squeal', 'tires squeal on gravel after work on the front brakes')).toBe(false)
  })

  it('matches on a word similarity above 0.7 [COM-107]', () => {
    // 3 of 4 words: 0.75.
    expect(wordSimilarity(phrase('loud metal ticking cold'), phrase('loud metal ticking warm'))).toBe(0.75)
    expect(textsMatch('loud metal ticking cold', 'loud metal ticking warm')).toBe(true)
  })

  it('does not match on 0.7 or less [COM-107]', () => {
    const seven = 'alpha bravo delta golf hotel india juliet'
    const one = `${seven} kilo lima mike`
    const other = `${seven} oscar papa romeo`
    // 7 of 10 words: exactly 0.7.
    expect(wordSimilarity(phrase(one), phrase(other))).toBe(0.7)
    expect(textsMatch(one, other)).toBe(false)
    // 2 of 3 words.
    expect(textsMatch('loud ticking cold', 'loud ticking warm')).toBe(false)
  })

  it('is the same the other way round, and every text with a word matches itself', () => {
    fc.assert(
      fc.property(someText, someText, (one, other) => {
        expect(textsMatch(one, other)).toBe(textsMatch(other, one))
        const similarity = wordSimilarity(phrase(one), phrase(other))
        expect(similarity).toBeGreaterThanOrEqual(0)
        expect(similarity).toBeLessThanOrEqual(1)
        if (plainText(one) !== '') expect(textsMatch(one, one)).toBe(true)
      }),
    )
  })
})

describe('the symptom match', () => {
  const recorded = ['brakes squeal', 'brakes grind', 'rough idle'].map(phrase)

  it('is the share of the record that is matched', () => {
    expect(matchShare([], recorded)).toBe(0)
    expect(matchShare([phrase('rough idle')], recorded)).toBeCloseTo(1 / 3)
    expect(matchShare([phrase('brakes')], recorded)).toBeCloseTo(2 / 3)
    expect(matchShare([phrase('rough idle')], [])).toBe(0)
  })

  it('never falls with another symptom, and does not depend on their order', () => {
    fc.assert(
      fc.property(fc.array(someText, { maxLength: 6 }), someText, (symptoms, more) => {
        const phrases = symptoms.map(phrase)
        const share = matchShare(phrases, recorded)
        expect(matchShare([...phrases, phrase(more)], recorded)).toBeGreaterThanOrEqual(share)
        expect(matchShare(phrases.toReversed(), recorded)).toBe(share)
        expect(recorded.some((text) => phrases.some((one) => phrasesMatch(one, text)))).toBe(share > 0)
      }),
    )
  })
})
