import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { takeCodesForCase } from './codes-for-case.ts'
import { CODES_FOR_CASE_KEY, forgetResults, keepResult } from './kept-results.ts'

const READ = { path: '/results', codes: ['P0301'], demo: false }

describe('codes that were read for a diagnosis', () => {
  it('are taken by the page that asked, once', () => {
    const storage = createMemoryStorage()
    keepResult(CODES_FOR_CASE_KEY, READ, storage)
    expect(takeCodesForCase('/comprehensive-diagnosis', storage)).toBeNull()
    expect(takeCodesForCase('/results', storage)).toEqual(READ)
    expect(takeCodesForCase('/results', storage)).toBeNull()
  })
  it('are none where what is kept is not theirs, and are forgotten with the results', () => {
    expect(takeCodesForCase('/results', createMemoryStorage([[CODES_FOR_CASE_KEY, '{"path":1}']]))).toBeNull()
    const storage = createMemoryStorage()
    keepResult(CODES_FOR_CASE_KEY, READ, storage)
    forgetResults(storage)
    expect(takeCodesForCase('/results', storage)).toBeNull()
  })
})
