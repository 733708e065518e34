import { describe, expect, it } from 'vitest'
import { faults, repairs } from '../differential/knowledge.ts'
import { type QuoteCase, quoteLines } from './quote.ts'
import { QUOTE_WORDS } from './quote-words.table.ts'

const NOTHING_KNOWN: QuoteCase = { codes: [], diagnosed: null, thisYear: 2026 }
const only = (text: string, about: Partial<QuoteCase> = {}) =>
  quoteLines(text, { ...NOTHING_KNOWN, ...about })[0]

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
      expect(only(text)).toMatchObject({ range: null, caseWords: null })
    },
  )

  it('stands beside the cause of the case that it repairs, and of no other', () => {
    const diagnosed = [
      { fault: 'catalytic', name: 'Worn or clogged catalytic converter', percent: 61 },
      { fault: 'thermostat_closed', name: 'Thermostat stuck closed', percent: 9 },
    ]
    const wordsFor = (text: string) => only(text, { diagnosed })?.caseWords
    expect(wordsFor('Catalytic converter')).toContain(
      'points to it: Worn or clogged catalytic converter, 61% likely',
    )
    expect(wordsFor('Thermostat')).toContain('Thermostat stuck closed, 9% likely')
    expect(wordsFor('Radiator')).toMatch(/^Nothing in this case points to it\./)
  })

  it('is compared with the codes of the case before its diagnosis, and says where there is neither', () => {
    const diagnosed = [{ fault: 'thermostat_closed', name: 'Thermostat stuck closed', percent: 9 }]
    const byCodes = only('Catalytic converter', { codes: ['P0420'], diagnosed })?.caseWords
    expect(byCodes).toMatch(/points to it: .*catalytic converter, \d+% likely/)
    expect(only('Thermostat', { codes: ['P0420'], diagnosed })?.caseWords).toMatch(
      /^Nothing in this case points/,
    )
    expect(only('Thermostat')?.caseWords).toMatch(/^There are no codes and no diagnosis/)
    expect(only('Thermostat', { diagnosed: [] })?.caseWords).toMatch(/names a cause yet/)
  })
})

it('a quote keeps its lines in order, without empty ones and sums', () => {
  expect(
    quoteLines('Alternator 300\n\n 245.50 \nBattery 120\n', NOTHING_KNOWN).map(({ text }) => text),
  ).toEqual(['Alternator 300', 'Battery 120'])
  expect(quoteLines('Battery\n'.repeat(500), NOTHING_KNOWN)).toHaveLength(60)
})

it('every word of the table leads to a fault with a repair', () => {
  for (const [id, phrases] of Object.entries(QUOTE_WORDS)) {
    expect([id, faults.some((fault) => fault.id === id), repairs.has(id)]).toEqual([id, true, true])
    for (const phrase of phrases) expect(only(phrase)?.range?.fault).toBe(id)
  }
})
