import { describe, expect, it } from 'vitest'
import { QUESTIONS, questionsFor } from './questions.ts'
import { NOTES } from './review-notes.ts'

const notes = (id: string) => {
  const part = NOTES.find((each) => each.id === id)
  if (!part) throw new Error(id)
  return [part.lead ?? '', ...part.lines].join('\n')
}

describe('the help questions', () => {
  it('are thirteen, each with a title, an anchor and an answer of its own [LEG-017]', () => {
    expect(QUESTIONS).toHaveLength(13)
    for (const of of ['id', 'title'] as const)
      expect(new Set(QUESTIONS.map((question) => question[of])).size).toBe(13)
    for (const { title, answer, points = [] } of QUESTIONS) {
      expect(title).toMatch(/\?$/)
      expect([...answer, ...points].join(' ').length, title).toBeGreaterThan(150)
    }
  })
})

describe('the help questions where nothing is sold', () => {
  it.each(['off', 'unlimited'] as const)('with plans %s name no plan, price or subscription', (mode) => {
    const all = questionsFor(mode)
    expect(all).toHaveLength(12)
    expect(JSON.stringify(all)).not.toMatch(/\bPro\b|\$4|Upgrade|subscri/)
    expect(JSON.stringify(all)).toContain(mode === 'off' ? '5 audio diagnoses' : 'no monthly limits')
  })
})

describe('the review notes', () => {
  it.each([
    ['[LEG-007]', 'demo-login', 'Use any email', 'no verification is asked for', 'Or continue with Google'],
    [
      '[LEG-008]',
      'demo-login',
      'A FREE profile is created automatically, with 5 diagnoses and 1 OBD scan per month.',
    ],
    ['[LEG-009]', 'sample-audio', 'Record 3-10 seconds'],
    ['[LEG-010]', 'sample-audio', 'tap Analyze Sound'],
    ['[LEG-011]', 'sample-audio', 'The analysis takes about 5-15 seconds'],
    ['[LEG-012]', 'avoid', 'silence', 'music or speech', 'very loud sounds', 'sounds under 2 seconds'],
    ['[LEG-013]', 'expected', 'description of the likely issue', 'Low, Medium or High', 'repair cost range'],
    ['[LEG-013]', 'expected', 'Recommended actions', 'mechanic disclaimer', 'qualified mechanic'],
    [
      '[LEG-014]',
      'troubleshooting',
      'Microphone permission',
      'Network',
      'Usage-limit paywall',
      'Background noise',
    ],
    ['[LEG-015]', 'privacy', 'microphone is open only', '30 days'],
    ['[LEG-015]', 'privacy', 'Recordings and results belong to the account that made them'],
  ])('%s under %s say %s', (_, id, ...said) => {
    for (const words of said) expect(notes(id)).toContain(words)
  })
})
