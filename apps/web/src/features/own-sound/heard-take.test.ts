import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { keepCompared, keepHeard, readCompared, readHeard } from './heard-take.ts'

const take = { version: 3, values: { crest_high: 9 }, listener: null, heard: [] }
const AT = Date.parse('2026-05-01T12:00:00Z')

it('gives the take to the result of the same recording alone', () => {
  const storage = createMemoryStorage()
  keepHeard(storage, { take, problem: null }, { durationSeconds: 8.04, atMs: AT })
  expect(readHeard(storage, { durationSeconds: 8, atMs: AT + 3_000 })).toEqual(take)
  expect(readHeard(storage, { durationSeconds: 9, atMs: AT })).toBeNull()
  expect(readHeard(storage, { durationSeconds: 8, atMs: AT + 600_000 })).toBeNull()
})

it('keeps no bad take, and drops the one before', () => {
  const storage = createMemoryStorage()
  keepHeard(storage, { take, problem: null }, { durationSeconds: 8, atMs: AT })
  keepHeard(storage, { take, problem: 'changing' }, { durationSeconds: 8, atMs: AT })
  expect(readHeard(storage, { durationSeconds: 8, atMs: AT })).toBeNull()
  storage.setItem('tappet.heard-take', '{"take":')
  expect(readHeard(storage, { durationSeconds: 8, atMs: AT })).toBeNull()
})

it('gives what was compared to the same result alone', () => {
  const storage = createMemoryStorage()
  expect(readCompared(storage, { durationSeconds: 8, atMs: AT })).toBeNull()
  keepCompared(storage, 'apart', { durationSeconds: 8, atMs: AT })
  expect(readCompared(storage, { durationSeconds: 8, atMs: AT })).toBe('apart')
  expect(readCompared(storage, { durationSeconds: 8, atMs: AT + 1 })).toBeNull()
  expect(readCompared(storage, { durationSeconds: 9, atMs: AT })).toBeNull()
})
