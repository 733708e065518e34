import { describe, expect, it } from 'vitest'
import type { DifferentialCase } from '../saved/case.ts'
import {
  type CaseInput,
  openCase,
  withAnswer,
  withCodes,
  withFindingBack,
  withoutFinding,
  withoutReadingCodes,
  withText,
} from './case.ts'
import { NOTHING_SENSED } from './senses/sensed.ts'
import { sense } from './senses/senses.ts'

const rpm = (value: number) => ({ pid: 0x0c, values: [{ label: '', value, unit: 'rpm' as const }] })
const opened = (text: string, more: Partial<CaseInput> = {}) =>
  openCase({ texts: [text], codes: [], car: {}, thisYear: 2026, ...more })
const NARRATIVE = 'It shakes in the morning and coolant disappears, no white smoke'
const percent = ({ report }: DifferentialCase, id: string) =>
  report.causes.find(({ fault }) => fault === id)?.percent ?? 0
const state = ({ report }: DifferentialCase, id: string) =>
  report.understood.find(({ finding }) => finding === id)?.state
const sum = ({ report: { causes, other } }: DifferentialCase) =>
  causes.reduce((all, each) => all + each.percent, other)

function firstQuestion({ report }: DifferentialCase): string {
  const step = report.steps.find(({ kind }) => kind === 'question')
  return step?.kind === 'question' ? step.finding : 'none'
}

describe('a case', () => {
  const narrative = opened(NARRATIVE, { codes: ['P0302'] })

  it('puts lost coolant before plugs and coils for P0302', () => {
    expect(narrative.report.causes[0]?.fault).toBe('coolant_intrusion')
    expect(opened('', { codes: ['P0302'] }).report.causes[0]?.fault).not.toBe('coolant_intrusion')
  })

  it('answered three times changes each time, asks nothing twice and sums to 100', () => {
    let now = narrative
    const questionsSoFar: string[] = []
    for (const answer of ['present', 'absent', 'present'] as const) {
      const question = firstQuestion(now)
      expect(questionsSoFar).not.toContain(question)
      questionsSoFar.push(question)
      const next = withAnswer(now, question, answer)
      expect(next.report.causes).not.toEqual(now.report.causes)
      expect(sum(next)).toBe(100)
      now = next
    }
    expect(now.stated.map(({ finding, state, by }) => [finding, state, by])).toEqual(
      questionsSoFar.map((finding, index) => [finding, index === 1 ? 'absent' : 'present', 'answer']),
    )
  })

  it('continues after JSON as before it', () => {
    const question = firstQuestion(narrative)
    const reopened: DifferentialCase = JSON.parse(JSON.stringify(narrative))
    expect(reopened).toEqual(narrative)
    expect(withAnswer(reopened, question, 'present')).toEqual(withAnswer(narrative, question, 'present'))
  })

  it('asks no more what the driver does not know, and takes it neither as present nor as absent', () => {
    const question = firstQuestion(narrative)
    const next = withAnswer(narrative, question, 'unknown')
    expect(state(next, question)).toBe('unknown')
    expect(next.report.drive).toEqual(narrative.report.drive)
    expect(next.report.steps.some((step) => step.kind === 'question' && step.finding === question)).toBe(
      false,
    )
  })

  it('without an answer is as before it, and may ask again', () => {
    const question = firstQuestion(narrative)
    expect(withoutFinding(withAnswer(narrative, question, 'present'), question)).toEqual(narrative)
  })

  it('without a finding counts it neither way, keeps it as taken out, and can put it back', () => {
    const without = withoutFinding(narrative, 'coolant_low')
    expect(state(without, 'coolant_low')).toBe('unknown')
    expect(percent(without, 'coolant_intrusion')).toBeLessThan(percent(narrative, 'coolant_intrusion'))
    expect(without.removed).toEqual([{ finding: 'coolant_low', label: 'Coolant low or lost' }])
    expect(withoutFinding(without, 'coolant_low')).toEqual(without)
    expect(withFindingBack(without, 'coolant_low')).toEqual(narrative)
  })

  it('takes what other senses found, and lets the driver take it out', () => {
    const sensed = sense({ sound: { issue: { id: 'squeaky_brakes' }, confidence: 90 } })
    const withSound = opened('', { sensed })
    expect(withSound.report.sensed?.map(({ id }) => id)).toContain('sound_squeaky_brakes')
    expect(withSound.report.drive.level).toBe('limp')
    const without = withoutFinding(withSound, 'sound_squeaky_brakes')
    expect(without.report.sensed).toBeUndefined()
    expect(without.report.drive.level).toBe('soon')
    expect(withFindingBack(without, 'sound_squeaky_brakes')).toEqual(withSound)
  })

  it('marks what a demo adapter made up, and does not ask for codes that a scan has read', () => {
    const none = { kind: 'complete' as const, value: { units: [], without: [] } }
    const status = { kind: 'complete' as const, value: [] }
    const codes = { stored: none, pending: none, permanent: none, status }
    const scan = { codes, volts: 12, values: [rpm(800)] }
    const demo = opened('check engine light is on and it misfires', {
      sensed: sense({ scan }),
      demoSensed: true,
    })
    expect(demo.demoFindings).toEqual(['sign_charge_low'])
    expect(opened('', { sensed: sense({ scan }) }).demoFindings).toEqual([])
    const asksForCodes = ({ report }: DifferentialCase) =>
      report.steps.some(({ kind }) => kind === 'read_codes')
    expect(asksForCodes(demo)).toBe(false)
    expect(asksForCodes(opened('check engine light is on and it misfires'))).toBe(true)
  })

  it('marks findings that rest on demo codes alone', () => {
    const demo = opened('', { codes: ['P0302'], demoCodes: ['P0302'] })
    expect(demo.demoFindings).toEqual(['code_misfire'])
    expect(opened('', { codes: ['P0302', 'P0301'], demoCodes: ['P0302'] }).demoFindings).toEqual([])
    expect(withCodes(demo, ['P0302']).demoFindings).toEqual([])
    expect(withCodes(opened(''), ['P0302'], ['P0302']).demoFindings).toEqual(['code_misfire'])
  })

  it('takes codes that were read since, and names those that it cannot use', () => {
    const next = withCodes(opened('coolant disappears'), ['P0302', 'BANANA'])
    expect(next.given.codes).toEqual(['P0302', 'BANANA'])
    expect(state(next, 'code_misfire')).toBe('present')
    expect(next.unusedCodes).toEqual(['BANANA'])
    expect(withCodes(next, ['P0302'])).toEqual(next)
  })

  it('remembers that the codes are not wanted', () => {
    expect(withoutReadingCodes(narrative)).toEqual({ ...narrative, codesDeclined: true })
    expect(withAnswer(withoutReadingCodes(narrative), 'coolant_low', 'present').codesDeclined).toBe(true)
  })
})

describe('a question that was answered', () => {
  const questions = ({ report }: ReturnType<typeof openCase>) =>
    report.steps.flatMap((step) => (step.kind === 'question' ? [step.finding] : []))

  it('is not asked of what the words say more exactly', () => {
    expect(questions(opened('something is wrong with the brakes'))).toContain('brake_noise')
    for (const words of ['grinding metal when I stop', 'brakes squeal']) {
      expect(questions(opened(words))).not.toContain('brake_noise')
      expect(questions(opened(words))).not.toContain('ctx_brake')
    }
  })
  it('is not asked of the situation that a recording was named with', () => {
    const ratio = (finding: string) => ({ finding, ratio: 1.4, why: 'you named it' })
    const heard = (...found: string[]) =>
      openCase({
        texts: ['Musty smell from the vents'],
        codes: [],
        car: {},
        thisYear: 2026,
        sensed: { ...NOTHING_SENSED, ratios: found.map(ratio) },
      })
    const question = questions(heard()).find((id) => id.startsWith('ctx_'))
    if (question === undefined) throw new Error('no situation is asked')
    expect(questions(heard(question))).not.toContain(question)
  })
})

it('takes in what the driver writes later, as if it had been there at first', () => {
  expect(withText(opened('brakes squeal'), 'the pedal is soft')).toEqual(
    opened('', { texts: ['brakes squeal', 'the pedal is soft'] }),
  )
})
