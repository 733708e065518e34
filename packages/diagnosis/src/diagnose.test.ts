import { afterEach, describe, expect, it, vi } from 'vitest'
import { carCareResources } from './advice/resources.ts'
import { diagnose, knownInformation } from './diagnose.ts'
import { builtInDatasets } from './reference/datasets.ts'
import type { DiagnosisInput, DtcInformation } from './types.ts'

const setting = { createId: () => 'diagnosis-1', timestamp: '2026-03-01T09:30:00.000Z' }
const input = (part: Partial<DiagnosisInput>): DiagnosisInput => ({
  codes: [],
  symptoms: [],
  vehicle_info: { make: null, model: null, year: null, mileage: null },
  additional_context: '',
  ...part,
})
const civic: DiagnosisInput = input({
  codes: ['P0301'],
  symptoms: ['rough idle', 'engine shakes'],
  vehicle_info: { make: 'Honda', model: 'Civic', year: 2018, mileage: 48_500 },
  additional_context: 'Worse when it rains.',
})
const lookedUp: DtcInformation = {
  code: 'P0399',
  description: 'Looked up',
  severity: 'critical',
  common_causes: ['Worn spark plugs'],
  suggested_actions: ['Read it again'],
}

describe('the result', () => {
  const result = diagnose(civic, setting)

  it('holds id, input as it was given, causes and timestamp [COM-063] [COM-064]', () => {
    expect(result.id).toBe('diagnosis-1')
    expect(result.timestamp).toBe('2026-03-01T09:30:00.000Z')
    expect(result.input).toEqual({
      codes: ['P0301'],
      symptoms: ['rough idle', 'engine shakes'],
      vehicle_info: { make: 'Honda', model: 'Civic', year: 2018, mileage: 48_500 },
      additional_context: 'Worse when it rains.',
    })
    expect(result.probable_causes.length).toBeGreaterThan(0)
  })

  it('stands whole but for links and tips when finding these fails [ERR-046]', () => {
    const findResources = () => {
      throw new Error('no resources today')
    }
    const none = { videos: [], articles: [], tips: [], maintenanceSchedule: [] }
    const without = diagnose(civic, { ...setting, findResources })
    expect(without.car_care_resources).toEqual(none)
    expect(without.probable_causes).toEqual(result.probable_causes)
    expect(without.confidence_score).toBe(result.confidence_score)
    expect(without.recommended_next_steps.length).toBeGreaterThan(3)
  })

  it('holds the information on the codes, and no list without any [COM-065]', () => {
    expect(result.dtc_information?.map(({ code }) => code)).toEqual(['P0301'])
    expect('dtc_information' in diagnose(input({ symptoms: ['rough idle'] }), setting)).toBe(false)
  })

  it('holds next steps, confidence, counts and resources [COM-066] [COM-067] [COM-068] [COM-069]', () => {
    expect(result.recommended_next_steps.length).toBeGreaterThan(0)
    expect(result.confidence_score).toBeGreaterThanOrEqual(0)
    expect(result.confidence_score).toBeLessThanOrEqual(100)
    expect(Object.keys(result.data_sources_used)).toEqual([
      'warranty_tickets',
      'service_requests',
      'parts_sales',
      'tech_articles',
    ])
    expect(Object.keys(result.car_care_resources)).toEqual([
      'videos',
      'articles',
      'tips',
      'maintenanceSchedule',
    ])
  })

  it('holds causes with all their fields [COM-070] [COM-071] [COM-072] [COM-073] [COM-074] [COM-075]', () => {
    for (const cause of result.probable_causes) {
      expect(Object.keys(cause).sort()).toEqual([
        'cause',
        'diagnostic_steps',
        'difficulty',
        'estimated_cost',
        'id',
        'likelihood',
        'required_tools',
        'supporting_evidence',
        'urgency',
      ])
      expect(cause.likelihood).toBeGreaterThanOrEqual(0)
      expect(cause.likelihood).toBeLessThanOrEqual(100)
      expect(cause.estimated_cost.min).toBeLessThanOrEqual(cause.estimated_cost.max)
      expect(['easy', 'moderate', 'difficult']).toContain(cause.difficulty)
      expect(['low', 'medium', 'high', 'critical']).toContain(cause.urgency)
      expect(Object.keys(cause.supporting_evidence)).toHaveLength(4)
    }
    expect(new Set(result.probable_causes.map(({ id }) => id)).size).toBe(result.probable_causes.length)
  })

  it('comes from the built-in datasets when none are given [COM-080]', () => {
    expect(result.probable_causes).toEqual(
      diagnose(civic, { ...setting, datasets: builtInDatasets }).probable_causes,
    )
    const none = { warranty_tickets: [], service_requests: [], parts_sales: [], tech_articles: [] }
    expect(
      diagnose(input({ symptoms: ['rough idle'] }), { ...setting, datasets: none }).probable_causes,
    ).toEqual([])
  })

  it('survives being stored as JSON', () => {
    expect(JSON.parse(JSON.stringify(result))).toEqual(result)
  })

  it('reads the additional context sentence by sentence', () => {
    const top = (additional_context: string) =>
      diagnose(input({ additional_context }), setting).probable_causes[0]?.cause
    expect(top('Bought it in May. My brakes squeal!')).toBe('Worn front brake pads')
    expect(top('There is a high squeal from the front when I brake gently, worse in the morning.')).toBe(
      'Worn front brake pads',
    )
    // The words of a symptom have to stand in one sentence.
    expect(top('I heard a squeal in the morning. Then I had to brake hard for a deer.')).toBeUndefined()
  })
})

describe('what is known of the codes', () => {
  it('is the built-in reference first, then what was looked up, in the order entered, each once', () => {
    const own = { ...lookedUp, code: 'P0301' }
    const information = knownInformation(['P0399', 'p0301', 'P0301', 'banana', 'P0388'], [lookedUp, own])
    expect(information.map(({ code, description }) => [code, description])).toEqual([
      ['P0399', 'Looked up'],
      ['P0301', 'Misfire on cylinder 1'],
    ])
  })

  it('adds to the symptoms: a cause of the code reaches a part', () => {
    const result = diagnose(input({ codes: ['P0399'] }), { ...setting, lookedUp: [lookedUp] })
    expect(result.probable_causes[0]?.cause).toBe('Worn spark plugs')
  })
})

describe('no network', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is touched by the diagnosis or the resources [COM-115] [COM-116]', () => {
    const touched: string[] = []
    for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'navigator']) {
      vi.stubGlobal(
        name,
        new Proxy(() => undefined, {
          apply: () => touched.push(name),
          construct: () => ({ at: touched.push(name) }),
          get: () => touched.push(name),
        }),
      )
    }
    const result = diagnose(civic, setting)
    carCareResources(civic, result.probable_causes)
    expect(touched).toEqual([])
    // A plain value, not a promise: there was nothing to wait for.
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype)
  })
})
