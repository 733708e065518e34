import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DtcInformation, severities } from '../types.ts'
import { enrichSymptoms } from './enrichment.ts'
import { fallbackCauses, fallbackLikelihood } from './fallback.ts'

const information = (part: Partial<DtcInformation>): DtcInformation => ({
  code: 'P0301',
  description: 'Misfire on cylinder 1',
  severity: 'high',
  common_causes: ['Coil', 'Plug', 'Injector', 'Compression'],
  suggested_actions: ['Swap the coil', 'Look at the plug', 'Swap the injector', 'Measure the compression'],
  ...part,
})
const anyInformation = fc.record({
  code: fc.string(),
  description: fc.string(),
  severity: fc.constantFrom(...severities),
  common_causes: fc.array(fc.string(), { maxLength: 6 }),
  suggested_actions: fc.array(fc.string(), { maxLength: 6 }),
})

describe('fallback causes', () => {
  it.each([
    ['[COM-136]', 'high', 0, 80],
    ['[COM-136]', 'medium', 0, 60],
    ['[COM-136]', 'low', 0, 40],
    ['[COM-136]', 'critical', 0, 40],
    ['[COM-137]', 'high', 1, 70],
    ['[COM-137]', 'high', 2, 60],
    ['[COM-137]', 'medium', 2, 40],
    ['[COM-137]', 'low', 1, 30],
    ['[COM-137]', 'low', 2, 30],
    ['[COM-137]', 'high', 9, 30],
  ] as const)('%s %s at position %d: %d percent', (_, severity, position, percent) => {
    expect(fallbackLikelihood(severity, position)).toBe(percent)
  })

  it('are the first three causes of a code [COM-135]', () => {
    expect(fallbackCauses([information({})]).map(({ cause }) => cause)).toEqual(['Coil', 'Plug', 'Injector'])
  })

  it('cost 100-800 [COM-138]', () => {
    expect(fallbackCauses([information({})])[0]?.estimated_cost).toEqual({ min: 100, max: 800 })
  })

  it('need an OBD scanner and basic hand tools [COM-139]', () => {
    expect(fallbackCauses([information({})])[0]?.required_tools).toEqual(['OBD Scanner', 'Basic Hand Tools'])
  })

  it('take the first three actions as steps [COM-140]', () => {
    expect(fallbackCauses([information({})])[1]?.diagnostic_steps).toEqual([
      'Swap the coil',
      'Look at the plug',
      'Swap the injector',
    ])
  })

  it('are moderate jobs without a record behind them, each with an id of its code and place', () => {
    const causes = fallbackCauses([
      information({}),
      information({ code: 'P0420', common_causes: ['Catalyst'] }),
    ])
    expect(causes.map(({ id }) => id)).toEqual(['p0301-1', 'p0420-1', 'p0301-2', 'p0301-3'])
    for (const { difficulty, supporting_evidence } of causes) {
      expect(difficulty).toBe('moderate')
      expect(supporting_evidence).toEqual({
        warranty_tickets: 0,
        service_requests: 0,
        parts_sales: 0,
        tech_articles: 0,
      })
    }
  })

  it('that two codes name is one, with the greater likelihood whichever comes first', () => {
    const low = information({ code: 'P0100', severity: 'low', common_causes: ['coil!'] })
    const high = information({ common_causes: ['Coil'] })
    const causes = [low, high].map((first) =>
      fallbackCauses([first, first === low ? high : low]).map(({ id, likelihood }) => [id, likelihood]),
    )
    expect(causes).toEqual([[['p0301-1', 80]], [['p0301-1', 80]]])
  })

  it('are at most ten, the likelier first, each 30-80, each text once [COM-038] [COM-137]', () => {
    fc.assert(
      fc.property(fc.array(anyInformation, { maxLength: 12 }), (infos) => {
        const causes = fallbackCauses(infos)
        expect(causes.length).toBeLessThanOrEqual(10)
        const percents = causes.map(({ likelihood }) => likelihood)
        expect(percents).toEqual(percents.toSorted((one, other) => other - one))
        expect(percents.every((percent) => percent >= 30 && percent <= 80)).toBe(true)
        expect(new Set(causes.map(({ cause }) => cause)).size).toBe(causes.length)
      }),
    )
  })
})

describe('the symptoms with what the codes add', () => {
  it('hold up to three causes and two actions of each code [COM-141] [COM-142]', () => {
    expect(enrichSymptoms(['rough idle'], [information({})])).toEqual([
      'rough idle',
      'Coil',
      'Plug',
      'Injector',
      'Swap the coil',
      'Look at the plug',
    ])
  })

  it('hold each text once and no empty one', () => {
    expect(enrichSymptoms([' Coil ', ''], [information({ suggested_actions: [] }), information({})])).toEqual(
      ['Coil', 'Plug', 'Injector', 'Swap the coil', 'Look at the plug'],
    )
  })

  it('never lose a symptom and never add more than five texts a code [COM-141] [COM-142]', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(anyInformation, { maxLength: 5 }), (symptoms, infos) => {
        const enriched = enrichSymptoms(symptoms, infos)
        expect(enrichSymptoms(symptoms, []).every((symptom) => enriched.includes(symptom))).toBe(true)
        expect(enriched.length).toBeLessThanOrEqual(symptoms.length + 5 * infos.length)
      }),
    )
  })
})
