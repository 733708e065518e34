import type { Json } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { clearedDescription, clearedText, countText, rangeText } from './copy.ts'
import { pageOf } from './HistoryPage.tsx'
import { batchesOf } from './saved-rows.ts'
import { summarise } from './summary.ts'

describe('summarise', () => {
  it('reads a saved sound diagnosis', () => {
    expect(
      summarise({
        type: 'audio',
        data: { confidence: 82, issue: { name: 'Loose belt', urgencyLevel: 'safe' } },
      }),
    ).toEqual({
      type: 'Sound diagnosis',
      name: 'Loose belt',
      confidencePercent: 82,
      urgency: 'safe',
      danger: null,
      recording: null,
    })
  })
  it('says the headline, where the result has one', () => {
    const data = { headline: 'Likely engine knock', confidence: 85, issue: { name: 'Engine knock or tick' } }
    expect(summarise({ type: 'audio', data })).toMatchObject({
      name: 'Likely engine knock',
      confidencePercent: 85,
    })
  })
  it('takes the larger of score and top likelihood, as it was shown', () => {
    const data = { confidence_score: 40, probable_causes: [{ cause: 'Worn plugs', likelihood: 71 }] }
    expect(summarise({ type: 'comprehensive', data })).toEqual({
      type: 'Comprehensive diagnosis',
      name: 'Worn plugs',
      confidencePercent: 71,
      urgency: null,
      danger: null,
      recording: null,
    })
  })
  it('is led by the differential where it names a cause', () => {
    const records = { confidence_score: 90, probable_causes: [{ cause: 'Worn plugs', likelihood: 71 }] }
    const led = (causes: Json) =>
      summarise({ type: 'comprehensive', data: { ...records, differential: { report: { causes } } } })
    expect(led([{ name: 'Blown head gasket', percent: 43 }])).toMatchObject({
      name: 'Possible blown head gasket',
      confidencePercent: 43,
    })
    for (const causes of [[], 'none', [{ name: 'Blown head gasket' }]])
      expect(led(causes)).toMatchObject({ name: 'Worn plugs', confidencePercent: 90 })
  })
  it('gives what is not known the urgency of the worst that it may be, and never "safe"', () => {
    const urgency = (id: string, urgencyLevel: string) =>
      summarise({ type: 'audio', data: { issue: { id, urgencyLevel } } }).urgency
    expect(urgency('uncertain', 'fix_immediately')).toBe('fix_immediately')
    expect(urgency('uncertain', 'safe')).toBeNull()
    expect(urgency('not_a_car', 'check_soon')).toBeNull()
    expect(urgency('no_fault_heard', 'safe')).toBeNull()
  })
  it.each(['audio', 'comprehensive'] as const)(
    'says of a %s diagnosis that the car should not be driven',
    (type) => {
      const danger = (drive: Json) =>
        summarise({ type, data: { differential: { report: { drive } } } }).danger
      expect(danger({ level: 'stop', say: 'Do not drive on.' })).toBe('Do not drive on.')
      expect(danger({ level: 'limp', say: 'Drive only to a shop.' })).toBe('Drive only to a shop.')
      expect(danger({ level: 'soon', say: 'Have this checked soon.' })).toBeNull()
      expect(danger('stop')).toBeNull()
    },
  )
  it('has the recording of a sound diagnosis that keeps one, and fetches none from elsewhere', () => {
    const recording = (audioData: Json) => summarise({ type: 'audio', data: { audioData } }).recording
    expect(recording('data:audio/wav;base64,AA')).toBe('data:audio/wav;base64,AA')
    const saved = 'https://x.example/storage/v1/object/public/receipts/ann/row.wav'
    const of = (audioUrl: Json) => summarise({ type: 'audio', data: { audioUrl } }).recording
    expect([of(saved), of('https://example.com/a.wav'), of(7)]).toEqual([saved, null, null])
    for (const other of [null, '', 7, 'https://example.com/a.wav', 'data:text/html,x'])
      expect(recording(other)).toBeNull()
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
  it('is the true one of a history of several pages', () => {
    expect(countText(45)).toBe('45 saved analyses')
    expect([1, 2, 3].map((page) => rangeText(page, 45))).toEqual([
      '1 to 20 of 45',
      '21 to 40 of 45',
      '41 to 45 of 45',
    ])
  })
  it('says how many Clear All deletes, and that it can be undone', () => {
    expect(clearedText(45, null)).toBe(
      'This deletes 45 saved analyses. "Undo" is offered for a minute afterwards, while Tappet stays open.',
    )
    expect(clearedText(1, 'Golf')).toContain('1 saved analysis. Only those of Golf.')
  })
  it('says afterwards what the server deleted, and what of it cannot come back', () => {
    expect(clearedDescription(45, 45)).toBe('45 saved analyses deleted.')
    expect(clearedDescription(null, 45)).toBe('How many were deleted is not known. "Undo" brings back 45.')
    expect(clearedDescription(46, 45)).toContain('"Undo" brings back 45')
  })
  it('reads no page but a whole number from 1 out of an address', () => {
    expect(['2', '20', null, '', '0', '-1', '1.5', '2x', '1e9', '9999999'].map(pageOf)).toEqual([
      2, 20, 1, 1, 1, 1, 1, 1, 1, 1,
    ])
  })
})

describe('what is put back in one request', () => {
  const row = (characters: number) => ({
    id: '0',
    user_id: '0',
    type: 'audio' as const,
    data: 'x'.repeat(characters),
    created_at: '2026-01-01T00:00:00Z',
    vehicle_id: null,
  })
  const sizes = (rows: ReturnType<typeof row>[]) => batchesOf(rows).map(({ length }) => length)
  it('is a page at most, and never more than a body may hold', () => {
    expect(sizes(Array.from({ length: 45 }, () => row(10)))).toEqual([20, 20, 5])
    expect(sizes(Array.from({ length: 5 }, () => row(1_500_000)))).toEqual([2, 2, 1])
    expect(sizes([row(5_000_000), row(10)])).toEqual([1, 1])
    expect(sizes([])).toEqual([])
  })
})
