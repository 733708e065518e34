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
    ['demo-login', /any email/i, /no verification/i],
    ['demo-login', /Google/, /FREE profile is created automatically, with 5 diagnoses and 1 OBD scan/],
    ['sample-audio', /3-10 seconds/, /tap Analyze Sound/],
    ['sample-audio', /5-15 seconds/, /Record/],
    ['avoid', /silence/, /music or speech/],
    ['avoid', /very loud sounds/, /under 2 seconds/],
    ['expected', /description/, /Low, Medium or High/],
    ['expected', /repair cost range/, /Recommended actions/],
    ['expected', /mechanic disclaimer/, /qualified mechanic/],
    ['troubleshooting', /Microphone permission/, /Network/],
    ['troubleshooting', /Usage-limit paywall/, /Background noise/],
    ['privacy', /microphone is open only/, /30 days/],
  ])('%s says %s and %s', (id, one, other) => {
    expect(notes(id)).toMatch(one)
    expect(notes(id)).toMatch(other)
  })
})
