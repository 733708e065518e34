import { describe, expect, it } from 'vitest'
import type { Identity } from './token.ts'
import { createTokenMemory } from './token-memory.ts'

const identity: Identity = { role: 'anon', claims: { role: 'anon', exp: 100 }, token: '', userId: null }

describe('the memory of checked tokens', () => {
  it('drops the longest unused when it is full', () => {
    const memory = createTokenMemory(() => 0, 2)
    memory.keep('a', identity)
    memory.keep('b', identity)
    memory.recall('a')
    memory.keep('c', identity)
    expect(['a', 'b', 'c'].filter((token) => memory.recall(token) !== undefined)).toEqual(['a', 'c'])
  })
})
