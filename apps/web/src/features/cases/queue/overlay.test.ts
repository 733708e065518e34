import type { CaseItemRow } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { caseRow } from '../../../app/testing/rows.ts'
import { casesWith, itemsWith, settleCases, settleItems } from './overlay.ts'
import type { CaseEntry, CaseWork, NewCaseItem } from './work.ts'

const row = (id: string) => caseRow({ id, title: id, created_at: '2026-05-01T00:00:00Z' })
const note = (id: string, caseId = 'a'): NewCaseItem => ({
  id,
  case_id: caseId,
  kind: 'note',
  happened_at: `2026-05-0${id}T00:00:00Z`,
  history_id: null,
  maintenance_id: null,
  data: { words: id },
})
const kept = (id: string): CaseItemRow => ({ ...note(id), user_id: 'u', created_at: '2026-05-01T00:00:00Z' })
let queued = Date.parse('2026-05-02T00:00:00Z')
const write = (work: Partial<CaseWork>, more: Partial<CaseEntry> = {}) =>
  ({
    id: `e${queued}`,
    ownerId: 'u',
    queuedAtMs: queued++,
    kind: 'case.write',
    work: { caseId: 'a', items: [], ...work },
    attempts: 0,
    ...more,
  }) as CaseEntry

describe('cases with what is on its way', () => {
  it('shows a case that was opened offline, changed since, and marks it as waiting', () => {
    const opened = { title: 'New', vehicle_id: null, created_at: '2026-05-02T00:00:00Z' }
    const entries = [write({ caseId: 'b', opened }), write({ caseId: 'b', change: { state: 'repaired' } })]
    expect(casesWith([row('a')], entries)).toMatchObject([
      { id: 'b', title: 'New', state: 'repaired', waiting: true },
      { id: 'a' },
    ])
  })
  it('hides one that was deleted, and shows nothing of what the server refused', () => {
    const gone = { ...write({}), kind: 'case.delete' } as CaseEntry
    expect(casesWith([row('a')], [gone])).toEqual([])
    const refused = write({ change: { state: 'closed' } }, { problem: { code: 'refused', message: '' } })
    expect(casesWith([row('a')], [refused])).toMatchObject([{ state: 'open' }])
  })
})

describe('a timeline with what is on its way', () => {
  it('holds each item once, in order, without what was taken out, and of its own case alone', () => {
    const entries = [
      write({ items: [note('3'), note('1')] }),
      write({ caseId: 'b', items: [note('4', 'b')] }),
      write({ removed: ['2'] }),
    ]
    const items = itemsWith('a', [kept('1'), kept('2')], entries)
    expect(items.map(({ id, waiting }) => [id, waiting])).toEqual([
      ['1', undefined],
      ['3', true],
    ])
  })
})

describe('what was read, with what the server has since', () => {
  const opened = { title: 'New', vehicle_id: null, created_at: '2026-05-02T00:00:00Z' }
  const entries = [write({ caseId: 'b', opened, items: [note('4', 'b')] }), write({ items: [note('3')] })]
  it('holds the cases and items that were sent, and none of them waits', () => {
    const cases = settleCases([row('a')], entries)
    expect(cases.map(({ id }) => id).sort()).toEqual(['a', 'b'])
    const items = settleItems([kept('1')], entries)
    expect(items.map(({ id, case_id }) => [id, case_id])).toEqual([
      ['1', 'a'],
      ['3', 'a'],
      ['4', 'b'],
    ])
    for (const each of [...cases, ...items]) expect(each).not.toHaveProperty('waiting')
  })
  it('lacks a case that was deleted, and its timeline', () => {
    const gone = { ...write({}), kind: 'case.delete' } as CaseEntry
    expect(settleCases([row('a')], [gone])).toEqual([])
    expect(settleItems([kept('1')], [gone])).toEqual([])
  })
})
