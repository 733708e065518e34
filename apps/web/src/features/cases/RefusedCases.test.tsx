import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CaseEntry, CaseWork } from './queue/work.ts'
import { RefusedCases } from './RefusedCases.tsx'

const { state, asked } = vi.hoisted(() => ({
  state: { entries: [] as unknown[], sending: [] },
  asked: [] as [string, string, CaseWork][],
}))
vi.mock('../../offline/instance.ts', () => {
  const call =
    (name: string) =>
    async (...args: [string, CaseWork]) => {
      asked.push([name, ...args])
    }
  const calls = Object.fromEntries(['retry', 'remove'].map((name) => [name, call(name)]))
  return { queue: { ...calls, state: () => state, subscribe: () => () => undefined } }
})
afterEach(() => {
  cleanup()
  state.entries = []
  asked.length = 0
})

const show = (part: Pick<CaseEntry, 'kind' | 'work'>) => {
  const problem = { code: 'refused', message: 'no such thing' }
  state.entries = [{ id: 'e', ownerId: 'ann', queuedAtMs: 1, attempts: 1, problem, ...part }]
  render(<RefusedCases />)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const note = {
  id: 'n',
  case_id: 'c',
  kind: 'note' as const,
  happened_at: '2026-01-01T00:00:00Z',
  history_id: null,
  maintenance_id: null,
  data: { words: 'Only in the cold' },
}

it('shows a note for a case that is gone, and opens a case of its own with it', () => {
  const seen = { title: 'Knock', vehicle_id: 'golf' }
  show({
    kind: 'case.write',
    work: { caseId: 'c', items: [note], change: { state: 'open' }, seen, gone: true },
  })
  expect(screen.getByText('“Knock” was deleted on another device')).toBeTruthy()
  expect(screen.getByText(/Only in the cold/)).toBeTruthy()
  press('Add it again')
  const [[name, id, work] = []] = asked
  expect([name, id, work]).toMatchObject(['retry', 'e', { opened: seen, change: { state: 'open' } }])
  expect(work?.caseId).not.toBe('c')
  expect(work?.items).toEqual([{ ...note, case_id: work?.caseId }])
  expect(work).not.toHaveProperty('gone')
})

it('shows both titles of a case, and sends the driver’s own on what was shown', () => {
  const work = { caseId: 'c', items: [], change: { title: 'Mine' }, before: { title: 'Knock' } }
  show({ kind: 'case.write', work: { ...work, stored: { title: 'Theirs' } } })
  expect(screen.getByText(/Title: “Mine” on this device, “Theirs” on the other\./)).toBeTruthy()
  press('Use this device’s')
  press('Use the other device’s')
  expect(asked).toEqual([
    ['retry', 'e', { ...work, before: { title: 'Theirs' } }],
    ['retry', 'e', { ...work, change: {}, before: {} }],
  ])
})

it('shows what the server refused with its words, and lets the driver try again', () => {
  show({ kind: 'case.write', work: { caseId: 'c', items: [note] } })
  expect(screen.getByText(/Only in the cold\. no such thing/)).toBeTruthy()
  press('Try again')
  expect(asked).toEqual([['retry', 'e']])
})

it('deletes a case with notes that the driver has not seen only when they say so', () => {
  const theirs = { title: 'Knock', items: ['n', 'm'] }
  show({ kind: 'case.delete', work: { caseId: 'c', seen: { title: 'Knock', items: ['n'] }, stored: theirs } })
  expect(screen.getByText('“Knock”: 1 new entry on its timeline')).toBeTruthy()
  press('Delete anyway')
  expect(asked).toEqual([['retry', 'e', { caseId: 'c', seen: theirs }]])
})
