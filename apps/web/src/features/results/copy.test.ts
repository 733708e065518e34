import { describe, expect, it } from 'vitest'
import {
  clockTime,
  confidenceWords,
  costRange,
  driveAnswer,
  evidenceAbout,
  markedStretch,
  stretchWords,
} from './copy.ts'
import { guideLinks, mechanicLinks, suggestsObd, videoLinks } from './links.ts'
import { type AnswerKind, answerKind, readDiagnosis, type ShownDiagnosis } from './read-result.ts'
import { reportText } from './report.ts'

describe('costRange', () => {
  it('is in whole US dollars [CON-021]', () => {
    expect(costRange(99.6, 8000.4)).toBe('$100 - $8,000')
    expect(costRange(90, 90)).toBe('$90')
    expect(costRange(null, 400)).toBe('$400')
  })
  it('prices nothing where nothing is priced', () => {
    expect(costRange(0, 0)).toBeNull()
    expect(costRange(null, null)).toBeNull()
  })
})

describe('whether to drive', () => {
  it('is claimed only by an answer about a car, and never safe where nothing is named', () => {
    for (const kind of ['not_a_car', 'uncertain', 'error'] as const) {
      expect(driveAnswer(kind, 'safe')).toBeNull()
      expect(reportText(report(kind))).not.toMatch(/keep driving|You can drive/)
    }
    for (const urgency of ['check_soon', 'fix_immediately'] as const) {
      expect(driveAnswer('not_a_car', urgency)).toBeNull()
      expect(driveAnswer('uncertain', urgency)).toEqual({
        urgency,
        words: expect.stringMatching(/^Tappet does not know what it is/),
      })
    }
    expect(driveAnswer('fault', null)).toBeNull()
    expect(driveAnswer('fault', 'safe')?.words).toMatch(/does not show that the car is sound/)
    expect(driveAnswer('no_fault', 'safe')?.words).toMatch(/Many faults make no sound/)
    for (const kind of ['fault', 'no_fault'] as const)
      expect(reportText(report(kind))).not.toMatch(/keep driving|speaks against it|safe/)
  })
  it('is never promised, whatever was named and however it is ranked', () => {
    for (const kind of ['fault', 'no_fault', 'uncertain'] as const)
      for (const urgency of ['safe', 'check_soon', 'fix_immediately'] as const)
        expect(driveAnswer(kind, urgency)?.words ?? '').not.toMatch(/\bcan drive|drives as|may drive/i)
    expect(driveAnswer('fault', 'check_soon')?.words).toMatch(/does not show that the car is safe/)
  })
})

/** A diagnosis of the kind, as the page reads it. */
function report(kind: AnswerKind): ShownDiagnosis {
  const issueId = {
    fault: 'loose_belt',
    no_fault: 'no_fault_heard',
    not_a_car: 'not_a_car',
    uncertain: 'uncertain',
    error: 'x',
  }
  const kept = {
    id: kind === 'error' ? 'fallback_1' : 'd1',
    issue: { id: issueId[kind], name: 'A name', urgencyLevel: 'safe' },
  }
  const read = readDiagnosis(kept)
  if (!read) throw new Error('not readable')
  expect(answerKind(read.shown)).toBe(kind)
  return read.shown
}

describe('what evidence speaks for', () => {
  const alternatives = [{ id: 'loose_belt', name: 'Belt noise', probability: 0.4 }]
  it('is the nearest issue where none is named', () => {
    expect(evidenceAbout({ alternatives }, 'uncertain')).toBe('Belt noise')
    expect(evidenceAbout({ alternatives: [] }, 'uncertain')).toBe('it')
    expect(evidenceAbout({ alternatives }, 'fault')).toBe('it')
  })
})

describe('clockTime', () => {
  it('counts minutes and seconds', () => {
    expect([0, 7.9, 65, -1].map(clockTime)).toEqual(['0:00', '0:07', '1:05', '0:00'])
  })
})

describe('stretchWords', () => {
  it('tells from where to where, and within one second just that one', () => {
    expect(stretchWords(2.4, 65)).toBe('0:02–1:05')
    expect(stretchWords(3, 3.9)).toBe('0:03')
  })
})

describe('how sure', () => {
  it('says of how many such answers were right, and that another phone may hear otherwise', () => {
    expect(confidenceWords('fault', 85, 'likely')).toMatch(
      /^When we say this, we’re right about 17 times in 20\. .* your phone may hear differently\.$/,
    )
    expect(confidenceWords('no_fault', 95, 'nothing')).toContain('19 times in 20')
    expect(confidenceWords('fault', 80.4, null)).toBe(
      'Of 100 recordings heard like this one, about 80 were this noise.',
    )
  })
  it('claims no figure where nothing is named', () => {
    for (const words of [confidenceWords('uncertain', 0, 'again'), confidenceWords('uncertain', 0, null)])
      expect(words).not.toMatch(/\d/)
  })
})

describe('markedStretch', () => {
  const heard = (weight: number, startSeconds?: number, endSeconds?: number) => ({
    id: 'x',
    sentence: 'x',
    weight,
    source: 'sound' as const,
    ...(startSeconds === undefined ? {} : { startSeconds }),
    ...(endSeconds === undefined ? {} : { endSeconds }),
  })
  it('is where the strongest evidence stands', () => {
    expect(markedStretch({ evidence: [heard(0.2, 0, 1), heard(0.9), heard(0.7, 2, 3)] })).toEqual({
      startSeconds: 2,
      endSeconds: 3,
    })
  })
  it('is not what speaks against the diagnosis', () => {
    expect(markedStretch({ evidence: [heard(-0.9, 0, 1)] })).toBeNull()
  })
  it('is nowhere when the whole counts', () => {
    expect(markedStretch({ evidence: [heard(0.9)] })).toBeNull()
  })
})

describe('links', () => {
  it('suggest the scanner for an engine, in any letters', () => {
    expect(['Engine knock', 'ENGINE misfire', 'engines'].every(suggestsObd)).toBe(true)
    expect(suggestsObd('Brake noise')).toBe(false)
  })
  it('lead outside by https, with the issue in the query', () => {
    const links = [
      ...guideLinks('fault', 'A & B'),
      ...videoLinks('fault', 'A & B'),
      ...mechanicLinks('fault', 'A & B'),
    ]
    for (const { url } of links) expect(new URL(url).protocol).toBe('https:')
    expect(links[0]?.url).toContain('a%20%26%20b')
  })
})
