import { describe, expect, it } from 'vitest'
import { faults, repairs } from '../differential/knowledge.ts'
import { quoteLines } from './quote.ts'
import { QUOTE_WORDS } from './quote-words.table.ts'

const only = (text: string, causes: Parameters<typeof quoteLines>[1] = []) => quoteLines(text, causes)[0]

describe('a line of a quote', () => {
  it.each([
    ['Brake pads front, ceramic  189.00', 'brake_pads'],
    ['Replace 4x ignition coils $ 420', 'ignition_coil'],
    ['CATALYTIC CONVERTER bank 1 (OEM) 1.480,00 €', 'catalytic'],
    ['High pressure fuel pump', 'hp_fuel_pump'],
    ['Spark plug wires', 'ignition_wires'],
  ])('%s stands beside the range of its repair', (text, fault) => {
    const line = only(text)
    expect(line?.range).toMatchObject({ fault, source: expect.stringMatching(/\b20\d\d\b/) })
    expect(line?.text).toBe(text)
    expect(line?.range?.minUsd).toBeGreaterThan(0)
    expect(line?.range?.maxUsd).toBeGreaterThan(line?.range?.minUsd ?? 0)
  })

  it.each(['Flux capacitor 900', 'Shop supplies 12.50', 'Labour 2.5 h', 'Tax', 'Carpet cleaning'])(
    '%s has no range, and none is made up',
    (text) => {
      expect(only(text)).toMatchObject({ range: null, cause: null })
    },
  )

  it('stands beside the cause of the case that it repairs, and of no other', () => {
    const causes = [
      { fault: 'catalytic', name: 'Worn or clogged catalytic converter', percent: 61 },
      { fault: 'thermostat_closed', name: 'Thermostat stuck closed', percent: 9 },
    ]
    expect(only('Catalytic converter', causes)?.cause?.percent).toBe(61)
    expect(only('Thermostat', causes)?.cause?.percent).toBe(9)
    expect(only('Radiator', causes)?.cause).toBeNull()
  })
})

it('a quote keeps its lines in order, without empty ones and sums', () => {
  expect(quoteLines('Alternator 300\n\n 245.50 \nBattery 120\n', []).map(({ text }) => text)).toEqual([
    'Alternator 300',
    'Battery 120',
  ])
  expect(quoteLines('Battery\n'.repeat(500), [])).toHaveLength(60)
})

it('every word of the table leads to a fault with a repair', () => {
  for (const [id, phrases] of Object.entries(QUOTE_WORDS)) {
    expect([id, faults.some((fault) => fault.id === id), repairs.has(id)]).toEqual([id, true, true])
    for (const phrase of phrases) expect(only(phrase)?.range?.fault).toBe(id)
  }
})
