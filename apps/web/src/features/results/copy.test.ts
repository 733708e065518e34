import { describe, expect, it } from 'vitest'
import { confidenceWords, evidenceAbout } from './copy.ts'
import { guideLinks, mechanicLinks, suggestsObd, videoLinks } from './links.ts'
import { clockTime, markedStretch, stretchWords } from './sound-copy.ts'

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

describe('what the figure rests on', () => {
  it('says what a tier was measured on, and that another phone may hear otherwise', () => {
    expect(confidenceWords('fault', 85, 'likely')).toBe(
      'Confidence 85%. That’s how often we were right on 241 recordings of other cars. Your phone may hear differently.',
    )
  })
  it('claims no figure where nothing is named', () => {
    expect(confidenceWords('fault', 65, 'told')).toBe(
      'Confidence 65%. That’s how often we were right on 140 written descriptions. Yours may differ.',
    )
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
