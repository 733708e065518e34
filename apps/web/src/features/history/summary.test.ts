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
      sure: 'Right about 16 times in 20',
      drive: { urgency: 'safe', words: 'Nothing urgent' },
      danger: null,
      recording: null,
    })
  })
  it('says the headline, where the result has one', () => {
    const data = { headline: 'Likely engine knock', confidence: 85, issue: { name: 'Engine knock or tick' } }
    expect(summarise({ type: 'audio', data })).toMatchObject({
      name: 'Likely engine knock',
      sure: 'Right about 17 times in 20',
    })
  })
  it('says what was told where the sound names nothing, as the result does, and no figure of 0', () => {
    const data = {
      headline: 'Record again',
      confidence: 0,
      issue: { id: 'uncertain', name: 'Not sure what this is' },
    }
    const report = { causes: [{ name: 'Worn brake pads', percent: 62 }] }
    expect(summarise({ type: 'audio', data })).toMatchObject({ name: 'Record again', sure: null })
    expect(summarise({ type: 'audio', data: { ...data, differential: { report } } })).toMatchObject({
      name: 'Likely worn brake pads',
      sure: null,
    })
  })
  it('takes the larger of score and top likelihood, as it was shown', () => {
    const data = { confidence_score: 40, probable_causes: [{ cause: 'Worn plugs', likelihood: 71 }] }
    expect(summarise({ type: 'comprehensive', data })).toEqual({
      type: 'Comprehensive diagnosis',
      name: 'Worn plugs',
      sure: '71% confidence',
      drive: null,
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
      sure: 'We estimate 9 in 20 cars with these signs have this',
    })
    for (const causes of [[], 'none', [{ name: 'Blown head gasket' }]])
      expect(led(causes)).toMatchObject({ name: 'Worn plugs', sure: '90% confidence' })
  })
  it('says of driving what the result marks, of what is not known the worst that it may be, never "safe"', () => {
    const drive = (id: string, urgencyLevel: string) =>
      summarise({ type: 'audio', data: { issue: { id, urgencyLevel } } }).drive
    const words = (id: string, urgencyLevel: string) => drive(id, urgencyLevel)?.words
    expect(words('engine_knock', 'fix_immediately')).toBe('Only to a shop')
    expect(words('loose_belt', 'check_soon')).toBe('Check soon')
    expect(drive('uncertain', 'fix_immediately')).toEqual({
      urgency: 'fix_immediately',
      words: 'Could be urgent. Drive only to the nearest shop.',
    })
    expect(drive('uncertain', 'check_soon')).toBeNull()
    expect(drive('uncertain', 'safe')).toBeNull()
    expect(drive('not_a_car', 'check_soon')).toBeNull()
    expect(drive('analysis_error', 'check_soon')).toBeNull()
    expect(drive('no_fault_heard', 'safe')).toBeNull()
    const issue = { id: 'no_fault_heard', name: 'Nothing unusual stands out', urgencyLevel: 'safe' }
    const differential = {
      report: {
        drive: { level: 'stop', known: true, say: 'Do not drive on.', reasons: [{ id: 'smell_fuel' }] },
      },
    }
    const { name, sure, danger } = summarise({
      type: 'audio',
      data: { issue, confidence: 95, differential },
    })
    expect([name, sure, danger]).toEqual(['Not in the sound, but it can’t wait', null, 'Do not drive on.'])
  })
  it.each(['audio', 'comprehensive'] as const)(
    'says of a %s diagnosis that the car should not be driven',
    (type) => {
      const danger = (drive: Json) =>
        summarise({ type, data: { differential: { report: { drive } } } }).danger
      expect(danger({ level: 'stop', say: 'Do not drive on.' })).toBe('Do not drive on.')
      expect(danger({ level: 'limp', known: true, say: 'Drive slowly.' })).toBe('Only to a shop')
      expect(danger({ level: 'limp', known: false, say: 'Could be urgent.' })).toBe('Could be urgent.')
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
        sure: null,
      })
      expect(summarise({ type: 'comprehensive', data })).toMatchObject({
        name: 'No likely cause found',
        sure: null,
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
    expect(clearedDescription(null, 45)).toBe('We can’t tell how many were deleted. "Undo" brings back 45.')
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
