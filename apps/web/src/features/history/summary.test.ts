import type { Json } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { clearedText, countText } from './HistoryPage.tsx'
import { summarise } from './summary.ts'

describe('summarise', () => {
  it('reads a saved sound diagnosis', () => {
    expect(
      summarise({
        type: 'audio',
        data: { confidence: 82, issue: { name: 'Loose belt', urgencyLevel: 'safe' } },
      }),
    ).toEqual({ type: 'Sound diagnosis', name: 'Loose belt', confidencePercent: 82, urgency: 'safe' })
  })
  it('takes the larger of score and top likelihood, as it was shown', () => {
    const data = { confidence_score: 40, probable_causes: [{ cause: 'Worn plugs', likelihood: 71 }] }
    expect(summarise({ type: 'comprehensive', data })).toEqual({
      type: 'Comprehensive diagnosis',
      name: 'Worn plugs',
      confidencePercent: 71,
      urgency: null,
    })
  })
  it('is led by the differential where it names a cause', () => {
    const records = { confidence_score: 90, probable_causes: [{ cause: 'Worn plugs', likelihood: 71 }] }
    const led = (causes: Json) =>
      summarise({ type: 'comprehensive', data: { ...records, differential: { report: { causes } } } })
    expect(led([{ name: 'Blown head gasket', percent: 43 }])).toMatchObject({
      name: 'Blown head gasket',
      confidencePercent: 43,
    })
    for (const causes of [[], 'none', [{ name: 'Blown head gasket' }]])
      expect(led(causes)).toMatchObject({ name: 'Worn plugs', confidencePercent: 90 })
  })
  it('tells a diagnosis with demo codes apart', () => {
    const type = (demo_codes: string[]) => summarise({ type: 'comprehensive', data: { demo_codes } }).type
    expect([type([]), type(['P0301'])]).toEqual([
      'Comprehensive diagnosis',
      'Comprehensive diagnosis, demo codes',
    ])
  })
  it.each([{}, { issue: 'x', probable_causes: {} }, { issue: null, probable_causes: [] }])(
    'leaves gaps for a shape it does not know: %j',
    (data) => {
      expect(summarise({ type: 'audio', data })).toMatchObject({
        name: 'Unnamed sound',
        confidencePercent: null,
      })
      expect(summarise({ type: 'comprehensive', data })).toMatchObject({
        name: 'No likely cause found',
        confidencePercent: null,
      })
    },
  )
})

describe('the count of a history', () => {
  it('counts the saved analyses [HIS-002]', () => {
    expect(countText(0)).toBe('0 saved analyses')
    expect(countText(1)).toBe('1 saved analysis')
    expect(countText(19)).toBe('19 saved analyses')
  })
  it('says of a full list that it holds the newest', () => {
    expect(countText(20)).toBe('20 saved analyses, the newest ones')
  })
  it('names older ones only where the list may not hold them all', () => {
    expect(clearedText(19)).toBe('All your saved diagnoses are deleted: 19 saved analyses.')
    expect(clearedText(20)).toContain('the 20 listed here, and any older ones')
  })
})
