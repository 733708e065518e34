import { diagnose } from '@tappet/diagnosis'
import { openCase, withAnswer, withoutFinding } from '@tappet/diagnosis/differential'
import { estimateWords, reportAnswer } from '@tappet/diagnosis/report-answer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { COMPREHENSIVE_RESULT_KEY } from '../../backend/diagnoses/kept-results.ts'
import { historyData } from '../../backend/diagnoses/saved-diagnoses.ts'
import { usdRange } from '../../format/verdict.ts'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { codesWithoutInformation, confidencePercent, inUnit } from './copy.ts'
import { driveAdvice } from './drive.ts'
import { forgetKeptReport, madeReport, readKeptReport, readReport } from './read-report.ts'
import { reportText } from './report-text.ts'

const civic = diagnose(
  {
    codes: ['P0301', 'P0FFE', 'BANANA'],
    symptoms: ['rough idle', 'Engine shaking'],
    vehicle_info: { make: 'Honda', model: 'Civic', year: 2018, mileage: 48_500 },
    additional_context: '',
  },
  { createId: () => 'id', timestamp: '2026-03-01T09:30:00.000Z' },
)
const kept = (text: string) => createMemoryStorage([[COMPREHENSIVE_RESULT_KEY, text]])

let warned: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => warned.mockRestore())

describe('readKeptReport', () => {
  it('reads the kept diagnosis, whole, until it is forgotten [COM-023] [COM-024]', () => {
    const storage = kept(JSON.stringify(civic))
    const report = readKeptReport(storage)
    expect(report?.kept).toEqual(civic)
    expect(report?.shown.probable_causes.map(({ cause }) => cause)).toEqual(
      civic.probable_causes.map(({ cause }) => cause),
    )
    expect(readKeptReport(storage)).toEqual(report)
    forgetKeptReport(storage)
    expect(storage.getItem(COMPREHENSIVE_RESULT_KEY)).toBeNull()
    expect(readKeptReport(storage)).toBeNull()
    expect(warned).not.toHaveBeenCalled()
  })

  it.each(['{"half', 'null', '[]', '{"probable_causes":"none"}', '{}'])(
    'logs what cannot be restored (%s), and nothing else happens [ERR-043]',
    (text) => {
      expect(readKeptReport(kept(text))).toBeNull()
      expect(warned).toHaveBeenCalledWith('The kept diagnosis could not be restored', expect.anything())
    },
  )
})

describe('readReport', () => {
  it('reads the shortest shape that was ever saved', () => {
    const { shown } = readReport({
      confidence_score: 40,
      probable_causes: [{ cause: 'Worn plugs', likelihood: 71, estimated_cost: { min: 50, max: 200 } }],
      input: { vehicle_info: { year: '2014', make: 'Honda', model: 'Civic' }, symptoms: ['rough idle'] },
    })
    expect(shown.input.vehicle_info).toEqual({ make: 'Honda', model: 'Civic', year: 2014, mileage: null })
    expect(shown.probable_causes[0]).toMatchObject({ cause: 'Worn plugs', urgency: null, required_tools: [] })
    expect(shown).toMatchObject({ dtc_information: [], car_care_resources: null, history_id: null })
    expect(confidencePercent(shown)).toBe(71)
  })

  it('leaves a damaged cause or link out, not the list it is in', () => {
    const { shown } = readReport({
      probable_causes: [{ likelihood: 71 }, { cause: 'Worn plugs' }],
      car_care_resources: {
        videos: [
          { title: 'Bad', url: 'javascript:alert(1)' },
          { title: 'Good', url: 'https://example.com/' },
        ],
      },
    })
    expect(shown.probable_causes.map(({ cause }) => cause)).toEqual(['Worn plugs'])
    expect(shown.car_care_resources?.videos.map(({ title }) => title)).toEqual(['Good'])
  })

  it('says of a report with demo codes which they are, also once it is saved and as text', () => {
    const report = madeReport(civic, ['P0301', 'P0420'])
    expect(report.shown.demo_codes).toEqual(['P0301'])
    expect(historyData(report)).toEqual({ ...civic, demo_codes: ['P0301'] })
    expect(reportText(readReport(historyData(report)).shown, 'mi')).toContain(
      'P0301 is from the demo adapter, not from a car.',
    )
    expect(madeReport(civic, []).kept).toEqual(civic)
    expect(reportText(readReport(civic).shown, 'mi')).not.toContain('demo')
  })

  it('saves what was made, without the row it came from', () => {
    expect(historyData(readReport({ ...civic, history_id: 'row' }))).toEqual(civic)
  })
})

describe('a saved differential', () => {
  const opened = openCase({
    texts: ['coolant disappears, no white smoke. My neighbour likes opera.'],
    codes: ['P0302'],
    car: { make: 'Ford', model: 'Escape', year: 2017, mileage: 92_000 },
    thisYear: 2026,
  })
  const value = withoutFinding(withAnswer(opened, 'overheats', 'absent'), 'coolant_low')
  const saved: typeof value = JSON.parse(JSON.stringify(value))
  const read = (differential: unknown) => readReport({ ...civic, differential }).shown.differential

  it('reads as it was saved, answers and what was taken out included', () => {
    expect(JSON.parse(JSON.stringify(read(saved)))).toEqual(saved)
    const spanish = { texts: ['huele a gasolina'], codes: [], car: {}, thisYear: 2026 }
    const { own } = openCase(spanish).report.drive
    expect(own?.tag).toBe('es')
    expect(read(openCase(spanish))?.report.drive.own).toEqual(own)
  })

  it('is left out where its answer on driving is lost, and its causes say more than 100 percent', () => {
    const { report } = saved
    const [first] = report.causes
    const many = Array.from({ length: 3 }, () => ({ ...first, percent: 60 }))
    for (const damaged of [
      null,
      'text',
      {},
      { ...saved, version: 2 },
      { ...saved, report: { ...report, drive: { level: 'safe' } } },
      { ...saved, report: { ...report, causes: many } },
    ])
      expect(read(damaged)).toBeNull()
  })

  it('without a damaged cause still sums to 100, under something else', () => {
    const [first, ...others] = saved.report.causes
    const shown = read({ ...saved, report: { ...saved.report, causes: [{ ...first, name: 7 }, ...others] } })
    expect(shown?.report.causes.map(({ fault }) => fault)).toEqual(others.map(({ fault }) => fault))
    expect(shown?.report.causes.reduce((sum, { percent }) => sum + percent, shown.report.other)).toBe(100)
  })

  it('stands first in the text that is shared, and alone speaks of driving', () => {
    const text = reportText(readReport({ ...civic, differential: saved }).shown, 'mi')
    const answer = reportAnswer(saved.report.causes)
    const parts = [
      answer.headline,
      estimateWords(answer.percent ?? 0),
      saved.report.drive.say,
      `1. ${saved.report.causes[0]?.name}: $`,
      'Not the case: White smoke from the exhaust; Engine overheats',
      'Left out by the driver: Coolant low or lost',
      'Not understood: My neighbour likes opera',
      'From similar repair records:',
      '1. Failed ignition coil, $',
    ]
    const places = parts.map((part) => text.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    // What the records alone would say of driving.
    expect(driveAdvice(readReport(civic).shown)?.words).toMatch(/diagnosed within 24-48 hours/)
    expect(text).not.toContain(driveAdvice(readReport(civic).shown)?.words)
    // One figure of certainty: that of the differential.
    expect(text.slice(0, text.indexOf('Next steps'))).not.toMatch(/\d%/)
  })
})

describe('driveAdvice', () => {
  const cause = (urgency: string) => ({ cause: 'x', urgency })
  const code = (name: string, severity: string) => ({ code: name, severity })
  const advice = (probable_causes: object[], dtc_information: object[]) =>
    driveAdvice(readReport({ probable_causes, dtc_information }).shown)

  it.each([
    [[cause('low')], [], 'low', null],
    [[cause('medium')], [code('P0301', 'high')], 'high', 'Because of code P0301.'],
    [[cause('critical')], [code('P0301', 'high')], 'critical', null],
    [[cause('low')], [code('P0301', 'low'), code('P0217', 'critical')], 'critical', 'Because of code P0217.'],
    [[], [code('P0301', 'medium')], 'medium', 'Because of code P0301.'],
  ])('of %j and %j the more serious decides', (causes, codes, severity, because) => {
    expect(advice(causes, codes)).toMatchObject({ severity, because })
  })

  it('claims nothing from nothing, nor from a code that only its maker knows', () => {
    expect(advice([], [])).toBeNull()
    expect(advice([], [code('P1234', 'medium')])).toBeNull()
  })
})

describe('words', () => {
  const { shown } = readReport(civic)

  it('says of each code without information why', () => {
    expect(codesWithoutInformation(shown)).toMatchObject([
      { code: 'P0FFE', wellFormed: true },
      { code: 'BANANA', wellFormed: false, why: expect.stringContaining('not a trouble code') },
    ])
  })

  it('writes costs and service lines', () => {
    expect([usdRange(62, 2_342), usdRange(90, 90)]).toEqual(['$62 to $2,342', '$90'])
    const line = 'Oil change: every 5,000 miles or 6 months, next at 50,000 miles'
    expect(inUnit(line, 'mi')).toBe(line)
    expect(inUnit(line, 'km')).toBe('Oil change: every 8,047 km or 6 months, next at 80,467 km')
  })

  it('tells the report as text, from the answer to the steps', () => {
    const text = reportText(shown, 'mi')
    const order = [
      '2018 Honda Civic, 48,500 mi',
      'probable causes',
      '1. Failed ignition coil (81% likely), $62 to $342',
    ]
    const places = [...order, 'P0301: Misfire on cylinder 1', 'Next steps', 'qualified mechanic'].map(
      (part) => text.indexOf(part),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })
})
