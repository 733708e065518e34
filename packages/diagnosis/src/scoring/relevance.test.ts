import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phrase } from '../matching/match.ts'
import { type Case, codePoints, isRelevant, recordScore, ticketScore } from './relevance.ts'

const phrases = (...texts: string[]) => texts.map(phrase)
const given = (part: Partial<Case>): Case => ({ codes: [], make: null, texts: [], ...part })
const honda = { code: 'P0171', vehicle_make: 'Honda' }

describe('relevance', () => {
  it.each([
    [0, false],
    [0.3, false],
    [0.3000001, true],
    [1 / 3, true],
    [1.6, true],
  ])('a score of %d: %s [COM-108] [COM-109]', (score, relevant) => {
    expect(isRelevant(score)).toBe(relevant)
  })
})

describe('the code of a warranty ticket', () => {
  it.each([
    ['[COM-126]', ['P0171'], 0.8],
    ['[COM-126]', ['p0171 '], 0.8],
    ['[COM-127]', ['P0174'], 0.4],
    ['[COM-126] [COM-127]', ['P0174', 'P0171'], 0.8],
    ['[COM-127]', ['P0301'], 0],
    ['[COM-127]', ['P017'], 0.4],
    ['[COM-127]', ['P01'], 0],
    ['[COM-126]', [], 0],
  ])('%s with %j entered brings %d', (_, codes, points) => {
    expect(codePoints('P0171', codes)).toBe(points)
  })

  it('is not alike where it is shorter than a beginning', () => {
    expect(codePoints('P0', ['P0171'])).toBe(0)
  })

  it('brings nothing when the ticket has none [COM-086]', () => {
    expect(codePoints(undefined, ['P0171'])).toBe(0)
  })
})

describe('a warranty ticket', () => {
  const symptoms = phrases('rough idle', 'high idle')

  it.each<[string, Partial<Case>, number]>([
    ['[COM-128] one symptom of two: 0.6 x 0.5', { texts: phrases('rough idle') }, 0.3],
    ['[COM-128] both: 0.6', { texts: phrases('rough idle', 'high idle') }, 0.6],
    ['[COM-129] the same make: 0.2', { make: 'honda' }, 0.2],
    ['[COM-129] the same make between spaces: 0.2', { make: ' Honda ' }, 0.2],
    ['[COM-129] another make: 0', { make: 'Ford' }, 0],
    ['[COM-129] no make: 0', { make: '' }, 0],
    [
      '[COM-126] [COM-128] [COM-129] all: 1.6',
      { codes: ['P0171'], make: 'Honda', texts: phrases('rough idle', 'high idle') },
      1.6,
    ],
  ])('%s', (_, part, score) => {
    expect(ticketScore(honda, symptoms, given(part))).toBe(score)
  })

  it('of no make is of no driver’s who names none [COM-129]', () => {
    for (const make of ['', ' ', null])
      expect(ticketScore({ ...honda, vehicle_make: '' }, symptoms, given({ make }))).toBe(0)
    expect(ticketScore({ ...honda, vehicle_make: 'Honda ' }, symptoms, given({ make: 'honda' }))).toBe(0.2)
  })

  it('is not relevant at 0.1 + 0.2, which is a hair above 0.3 in binary [COM-109]', () => {
    const six = phrases('rattle', 'hum', 'whine', 'buzz', 'hiss', 'click')
    const score = ticketScore(honda, six, given({ make: 'Honda', texts: phrases('hum') }))
    expect(score).toBe(0.3)
    expect(isRelevant(score)).toBe(false)
  })

  it('scores 0-1.6 whatever is entered, and never less with one symptom more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.array(fc.string()),
        fc.option(fc.string()),
        fc.string(),
        (codes, texts, make, more) => {
          const before = ticketScore(honda, symptoms, { codes, make, texts: texts.map(phrase) })
          const after = ticketScore(honda, symptoms, { codes, make, texts: [...texts, more].map(phrase) })
          expect(before).toBeGreaterThanOrEqual(0)
          expect(before).toBeLessThanOrEqual(1.6)
          expect(after).toBeGreaterThanOrEqual(before)
        },
      ),
    )
  })
})

describe('any other record', () => {
  it('scores by the better of its symptoms and of what it says is wrong', () => {
    const symptoms = phrases('rough idle', 'high idle')
    const names = phrases('Split intake hose')
    expect(recordScore(symptoms, names, phrases('rough idle'))).toBe(0.5)
    expect(recordScore(symptoms, names, phrases('split intake hose'))).toBe(1)
    expect(recordScore(symptoms, [], phrases('split intake hose'))).toBe(0)
  })
})
