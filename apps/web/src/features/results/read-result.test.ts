import { describe, expect, it } from 'vitest'
import { LATEST_RESULT_KEY } from '../../backend/diagnoses/kept-results.ts'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { answerKind, readDiagnosis, readLatestResult } from './read-result.ts'

const kept = (text: string) => readLatestResult(createMemoryStorage([[LATEST_RESULT_KEY, text]]))
const shown = (value: object) => {
  const result = readDiagnosis({ issue: { name: 'Loose belt' }, ...value })
  if (!result) throw new Error('not read')
  return result.shown
}

describe('readLatestResult', () => {
  it.each(['', 'nonsense', 'null', '[]', '{"issue":null}', '{"issue":{"name":7}}', '{"issue":{"name":""}}'])(
    'finds nothing in %j',
    (text) => {
      expect(kept(text)).toBeNull()
    },
  )
  it('finds nothing where nothing was kept', () => {
    expect(readLatestResult(createMemoryStorage())).toBeNull()
  })
  it('reads the short stated shape, and leaves gaps for the rest', () => {
    const short = {
      issue: {
        name: 'Loose belt',
        description: 'Worn.',
        urgencyLevel: 'check_soon',
        estimatedCostMin: 60,
        estimatedCostMax: 400,
      },
      confidence: 71,
      audioDuration: 6,
      audioData: 'data:,x',
    }
    expect(kept(JSON.stringify(short))).toEqual({
      kept: short,
      shown: {
        ...short,
        id: '',
        issue: { ...short.issue, id: '', symptoms: [], recommendations: [] },
        timestamp: null,
        audioUrl: null,
        error: null,
        evidence: [],
        alternatives: [],
        frequency: null,
        headline: null,
        tier: null,
        model_version: null,
        preliminary: false,
        history_id: null,
        differential: null,
        vehicle_id: null,
      },
    })
  })
  it('reads other possibilities with and without evidence, as a newer and an older version keep them', () => {
    const older = { id: 'a', name: 'A', probability: 0.2 }
    const evidence = [{ id: 'tone', sentence: 'a tone', weight: 0.4, source: 'sound' }]
    const alternatives = [older, { ...older, id: 'b', experimental: true, evidence }]
    expect(shown({ alternatives }).alternatives).toEqual([
      { ...older, experimental: false, evidence: [] },
      { ...older, id: 'b', experimental: true, evidence },
    ])
    expect(shown({ preliminary: true }).preliminary).toBe(true)
  })
  it('leaves out what is broken, and keeps the rest', () => {
    expect(shown({ confidence: 140, timestamp: 'yesterday', evidence: 'loud' })).toMatchObject({
      confidence: 100,
      timestamp: null,
      evidence: [],
    })
  })
})

describe('answerKind', () => {
  const kind = (id: string, more: object = {}) => answerKind(shown({ issue: { id, name: 'x' }, ...more }))
  it('tells a named fault from the honest others', () => {
    expect(kind('engine_knock')).toBe('fault')
    expect(kind('no_fault_heard')).toBe('no_fault')
    expect(kind('not_a_car')).toBe('not_a_car')
    expect(kind('uncertain')).toBe('uncertain')
    expect(kind('analysis_error', { id: 'fallback_1' })).toBe('error')
    expect(kind('engine_knock', { error: 'x' })).toBe('error')
  })
})
