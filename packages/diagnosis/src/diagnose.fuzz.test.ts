import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diagnose } from './diagnose.ts'
import { builtInDatasets } from './reference/datasets.ts'
import type { DiagnosisInput, DtcInformation } from './types.ts'

/** Letters that break careless code: accents, other scripts, half a pair, signs of addresses, control characters. */
const odd = fc.constantFrom(..."aeZ1 éİß漢😀%&/?#.\u0000\n'", '\uD800')

const setting = { createId: () => 'diagnosis-1', timestamp: '2026-03-01T09:30:00.000Z' }
const lookedUp: DtcInformation = {
  code: 'P0399',
  description: 'Looked up',
  severity: 'critical',
  common_causes: ['Worn spark plugs'],
  suggested_actions: ['Read it again'],
}

const symptomsOfData = [
  ...builtInDatasets.warranty_tickets.flatMap(({ symptoms }) => symptoms),
  ...builtInDatasets.service_requests.flatMap(({ symptoms }) => symptoms),
]
const anyText = fc.string({ unit: odd, maxLength: 12 })
const anySymptom = fc.oneof(fc.constantFrom(...symptomsOfData), anyText)
const anyInput: fc.Arbitrary<DiagnosisInput> = fc.record({
  codes: fc.array(
    fc.oneof(fc.constantFrom('P0301', 'p0171', 'P0217', 'C0031', 'U0100', 'P1234', ''), fc.string()),
    { maxLength: 3 },
  ),
  symptoms: fc.array(anySymptom, { maxLength: 4 }),
  vehicle_info: fc.record({
    make: fc.option(fc.oneof(fc.constantFrom('Honda', 'Nissan', 'Other', 'constructor'), fc.string())),
    model: fc.option(fc.string()),
    year: fc.option(fc.oneof(fc.integer(), fc.double())),
    mileage: fc.option(fc.oneof(fc.integer(), fc.double())),
  }),
  additional_context: anyText,
})

/** Every number of a value, however deep it lies. */
const numbers = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : []
}

/** What a result breaks of the bounds; empty when all hold. */
function breaches({ input: _, ...computed }: ReturnType<typeof diagnose>): string[] {
  const { probable_causes: causes, confidence_score, car_care_resources: resources } = computed
  const within = (value: number) => value >= 0 && value <= 100
  const rules: Record<string, boolean> = {
    'ten causes': causes.length <= 10,
    'likelihood 0-100': causes.every(({ likelihood }) => within(likelihood)),
    'the likelier first': causes.every(
      ({ likelihood }, at) => likelihood <= (causes[at - 1]?.likelihood ?? 100),
    ),
    'eight steps': causes.every(({ diagnostic_steps }) => diagnostic_steps.length <= 8),
    'six tools': causes.every(({ required_tools }) => required_tools.length <= 6),
    'confidence 0-100': within(confidence_score),
    'five videos': resources.videos.length <= 5,
    'three articles': resources.articles.length <= 3,
    'no NaN': numbers(computed).every(Number.isFinite),
  }
  return Object.keys(rules).filter((rule) => !rules[rule])
}

describe('any input', () => {
  it('never throws and stays within the bounds, 2,000 times [COM-038] [COM-071] [COM-123] [COM-124]', () => {
    fc.assert(
      fc.property(anyInput, fc.boolean(), (input, withLookUp) => {
        const problems = breaches(diagnose(input, { ...setting, lookedUp: withLookUp ? [lookedUp] : [] }))
        if (problems.length > 0) throw new Error(problems.join(', '))
      }),
      { numRuns: 2000 },
    )
  }, 240_000)

  it('gives the same causes whatever the order of codes, symptoms and data', () => {
    const turned = Object.fromEntries(
      Object.entries(builtInDatasets).map(([name, rows]) => [name, rows.toReversed()]),
    )
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = diagnose(input, setting)
        // Fallback causes keep the order of the codes where they are equally likely.
        fc.pre(result.data_sources_used.parts_sales + result.data_sources_used.service_requests > 0)
        const other = diagnose(
          { ...input, codes: input.codes.toReversed(), symptoms: input.symptoms.toReversed() },
          { ...setting, datasets: { ...builtInDatasets, ...turned } },
        )
        expect(other.probable_causes).toEqual(result.probable_causes)
        expect(other.confidence_score).toBe(result.confidence_score)
      }),
      { numRuns: 100 },
    )
  })

  it('never makes a cause less likely, nor the diagnosis less sure, with one symptom more', () => {
    fc.assert(
      fc.property(anyInput, anySymptom, (input, more) => {
        const before = diagnose(input, setting)
        const after = diagnose({ ...input, symptoms: [...input.symptoms, more] }, setting)
        expect(after.confidence_score).toBeGreaterThanOrEqual(before.confidence_score)
        fc.pre(Object.values(before.data_sources_used).some((count) => count > 0))
        const later = new Map(after.probable_causes.map(({ id, likelihood }) => [id, likelihood]))
        const least = after.probable_causes.length < 10 ? 0 : (after.probable_causes.at(-1)?.likelihood ?? 0)
        for (const { id, likelihood } of before.probable_causes) {
          expect(later.get(id) ?? Math.max(least, likelihood)).toBeGreaterThanOrEqual(likelihood)
        }
      }),
      { numRuns: 100 },
    )
  })
})
