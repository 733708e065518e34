import { describe, expect, it } from 'vitest'
import { createTokenMemory } from './token-memory.ts'

const checked = { claims: { exp: 100 } }

describe('the memory of checked tokens', () => {
  it('drops the least recently used token when it is full', () => {
    const memory = createTokenMemory(() => 0, 2)
    memory.keep('a', checked)
    memory.keep('b', checked)
    memory.recall('a')
    memory.keep('c', checked)
    expect(['a', 'b', 'c'].filter((token) => memory.recall(token) !== undefined)).toEqual(['a', 'c'])
  })

  it('forgets a token that has expired', () => {
    let now = 99_999
    const memory = createTokenMemory(() => now)
    memory.keep('a', checked)
    expect(memory.recall('a')).toBe(checked)
    now = 100_000
    expect(memory.recall('a')).toBeUndefined()
  })
})
