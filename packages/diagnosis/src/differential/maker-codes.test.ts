import { describe, expect, it } from 'vitest'
import { openCase, withAnswer } from './case.ts'
import { familiesOf, findings, makers } from './knowledge.ts'
import { MAKER_RATIO, makerCodes } from './maker-codes.ts'

const opened = (codes: string[], make: string | null = null, text = '') =>
  openCase({ texts: text === '' ? [] : [text], codes, car: { make }, thisYear: 2026 })
const causes = (...given: Parameters<typeof opened>) =>
  opened(...given).report.causes.map(({ fault }) => fault)
const ratios = (code: string, make: string | null = null) =>
  makerCodes([code], { make }, new Map(), familiesOf).ratios

describe('a code of the maker alone', () => {
  it.each([
    ['P1326', 'Kia', ['rod_bearing', 'knock_sensor']],
    ['P1326', 'Hyundai', ['rod_bearing', 'knock_sensor']],
    ['P1259', 'Honda', ['oil_low', 'vvt']],
    ['P1259', 'acura', ['oil_low', 'vvt']],
    ['B1342', 'Ford', ['pcm', 'wiring', 'coded_electrical']],
    ['P1083', 'BMW', ['vacuum_leak', 'maf_sensor']],
    ['P17F0', 'Nissan', ['cvt', 'trans_fluid']],
    ['P1870', 'Chevrolet', ['torque_converter', 'valve_body']],
    ['P1457', 'Honda', ['evap_leak', 'gas_cap']],
    ['P1135', 'Toyota', ['oxygen_sensor', 'wiring']],
    ['P1351', 'Chevrolet', ['ignition_coil']],
  ])('%s in a %s names one of its causes first, and says how to test it', (code, make, expected) => {
    const { report } = opened([code], make)
    expect(expected).toContain(report.causes[0]?.fault)
    expect(report.drive.known).toBe(true)
    expect(report.causes[0]?.test.how).not.toBe('')
    expect(report.sensed?.some(({ why }) => why.startsWith(code))).toBe(true)
  })

  it('is worth half of a generic code, and less where makes differ', () => {
    expect(ratios('P1259', 'Honda').map(({ ratio }) => ratio)).toEqual([MAKER_RATIO])
    const unknown = ratios('P1259')
    expect(unknown.length).toBeGreaterThan(1)
    for (const { ratio } of unknown) expect(ratio).toBeLessThan(MAKER_RATIO)
    const total = unknown.reduce((sum, { ratio }) => sum + (ratio - 1) / (MAKER_RATIO - 1), 0)
    expect(total).toBeCloseTo(1)
  })

  it('asks for the make where makes differ, and reads the answer', () => {
    const before = opened(['P1326'])
    expect(causes(['P1326'])[0]).not.toBe('rod_bearing')
    const [step] = before.report.steps
    expect(step?.kind === 'question' && step.question).toMatch(/^Which make is it: /)
    const after = withAnswer(before, 'make_hyundai', 'present')
    expect(after.report.causes[0]?.fault).toBe('rod_bearing')
    const questions = after.report.steps.flatMap((each) => (each.kind === 'question' ? [each.finding] : []))
    expect(questions.filter((finding) => finding.startsWith('make_'))).toEqual([])
    const denied = withAnswer(before, 'make_gm', 'absent').report.steps[0]
    expect(denied?.kind === 'question' && denied.finding).not.toBe('make_gm')
  })

  it('does not ask where the makes agree, or one alone uses it', () => {
    const first = opened(['B1342']).report.steps[0]
    expect(first?.kind === 'question' && first.finding.startsWith('make_')).toBe(false)
  })

  it('takes the make from the driver’s words, and the car’s own field before them', () => {
    expect(causes(['P1326'], null, 'my Kia')[0]).toBe('rod_bearing')
    expect(causes(['P1326'], 'BMW', 'my Kia')[0]).not.toBe('rod_bearing')
  })

  it('of a make without titles says what its letter says', () => {
    expect(ratios('P1999', 'Volvo').map(({ finding }) => finding)).toEqual(['code_engine_other'])
    expect(opened(['P1999'], 'Volvo').unusedCodes).toEqual([])
    expect(opened(['C1999'], 'Volvo').report.system?.name).toBe('brakes')
  })

  it('goes by the make’s own title before a list for all makes', () => {
    expect(familiesOf('P1700')).toContain('code_tcm')
    expect(ratios('P1700', 'Subaru').map(({ finding }) => finding)).toEqual(['code_tps'])
    expect(opened(['P1700'], 'Subaru').report.understood.map(({ finding }) => finding)).not.toContain(
      'code_tcm',
    )
  })

  it('leaves a code that holds for every make as it is', () => {
    expect(causes(['C1200'])[0]).toBe('wheel_speed_sensor')
    expect(causes(['P0420'], 'Ford')[0]).toBe('catalytic')
  })

  it('denies no make with its verb', () => {
    const { understood } = opened([], null, 'my Kia does not start').report
    expect(understood.find(({ finding }) => finding === 'make_hyundai')?.state).toBe('present')
  })

  it('has for each make families and a question that exist', () => {
    for (const { finding, codes } of makers) {
      expect(findings.get(finding)?.question, finding).toContain('Which make')
      for (const { family } of codes) expect(findings.has(family), family).toBe(true)
    }
  })
})
