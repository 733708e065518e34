import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../platform/storage.memory.ts'
import { LATEST_RESULT_KEY, readLatestResult } from './latest-result.ts'

const kept = (text: string) => readLatestResult(createMemoryStorage([[LATEST_RESULT_KEY, text]]))

describe('readLatestResult', () => {
  it('reads what was kept', () => {
    expect(kept('{"issue":{"name":"Loose belt"}}')).toEqual({ issueName: 'Loose belt' })
  })
  it.each(['', 'nonsense', 'null', '[]', '{"issue":null}', '{"issue":{"name":7}}'])(
    'finds nothing in %j',
    (text) => {
      expect(kept(text)).toBeNull()
    },
  )
  it('finds nothing where nothing was kept', () => {
    expect(readLatestResult(createMemoryStorage())).toBeNull()
  })
})
