import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DtcInformation, EvidenceCounts } from '../types.ts'
import { confidenceScore, shownConfidence, totalRecords } from './confidence.ts'

const counts = (tickets: number, requests = 0, parts = 0, articles = 0): EvidenceCounts => ({
  warranty_tickets: tickets,
  service_requests: requests,
  parts_sales: parts,
  tech_articles: articles,
})
const information = (causes: string[], actions: string[]): DtcInformation => ({
  code: 'P0301',
  description: 'Misfire on cylinder 1',
  severity: 'high',
  common_causes: causes,
  suggested_actions: actions,
})
const full = information(['Coil'], ['Swap it'])
const bare = information([], [])

describe('confidence', () => {
  it.each<[string, EvidenceCounts, DtcInformation[], boolean, number]>([
    ['[COM-130] no record', counts(0), [], false, 0],
    ['[COM-130] 5/10 x 60 = 30', counts(1, 2, 1, 1), [], false, 30],
    ['[COM-130] 10/10 x 60 = 60', counts(10), [], false, 60],
    ['[COM-130] 30/10 x 60 = 180, at most 60', counts(30), [], false, 60],
    ['[COM-131] 30 + 15', counts(5), [bare], true, 45],
    ['[COM-131] 30 + 30', counts(5), [bare, bare], true, 60],
    ['[COM-131] 30 + 45, at most 40: 70', counts(5), [bare, bare, bare], true, 70],
    ['[COM-132] causes: 30 + 15 + 10', counts(5), [information(['Coil'], [])], true, 55],
    ['[COM-132] actions: 30 + 15 + 10', counts(5), [information([], ['Swap it'])], true, 55],
    ['[COM-132] both: 30 + 15 + 20', counts(5), [full], true, 65],
    ['[COM-132] both of two: 30 + 30 + 40, at most 20: 80', counts(5), [full, full], true, 80],
    ['[COM-132] empty texts are no causes: 30 + 15', counts(5), [information([' '], [''])], true, 45],
    ['[COM-133] 0, with codes 30', counts(0), [], true, 30],
    ['[COM-133] 24, with codes 30', counts(4), [], true, 30],
    ['[COM-133] 24, without codes 24', counts(4), [], false, 24],
    ['[COM-133] 36 stays 36', counts(6), [], true, 36],
    ['[COM-134] 60 + 40 + 20 = 120, at most 100', counts(10), [full, full, full], true, 100],
  ])('%s', (_, records, information, hasCodes, score) => {
    expect(confidenceScore(records, information, hasCodes)).toBe(score)
  })

  it('is a whole number 0-100 that never falls with more information [COM-067] [COM-134]', () => {
    const some = fc.nat(40)
    const information = fc.array(fc.constantFrom(full, bare), { maxLength: 8 })
    fc.assert(
      fc.property(
        some,
        some,
        some,
        some,
        information,
        fc.boolean(),
        (tickets, requests, parts, articles, infos, hasCodes) => {
          const records = counts(tickets, requests, parts, articles)
          const score = confidenceScore(records, infos, hasCodes)
          expect(Number.isInteger(score)).toBe(true)
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(100)
          expect(
            confidenceScore({ ...records, parts_sales: parts + 1 }, infos, hasCodes),
          ).toBeGreaterThanOrEqual(score)
          expect(confidenceScore(records, [...infos, full], true)).toBeGreaterThanOrEqual(score)
          expect(totalRecords(records)).toBe(tickets + requests + parts + articles)
        },
      ),
    )
  })
})

describe('the confidence shown', () => {
  it.each([
    ['[COM-110] the score is larger', 60, [40], 60],
    ['[COM-110] the top likelihood is larger', 30, [88, 99], 88],
    ['[COM-110] no causes', 30, [], 30],
    ['[COM-111] above 100', 130, [20], 100],
    ['[COM-111] below 0', -5, [], 0],
    ['[COM-111] no number', Number.NaN, [Number.NaN], 0],
  ])('%s', (_, score, likelihoods, shown) => {
    expect(
      shownConfidence(
        score,
        likelihoods.map((likelihood) => ({ likelihood })),
      ),
    ).toBe(shown)
  })

  it('lies within 0-100 for any numbers [COM-111]', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (score, likelihood) => {
        const shown = shownConfidence(score, [{ likelihood }])
        expect(shown >= 0 && shown <= 100).toBe(true)
      }),
    )
  })
})
