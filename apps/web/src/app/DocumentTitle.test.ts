import { describe, expect, it } from 'vitest'
import { documentTitle } from './DocumentTitle.tsx'

describe('documentTitle', () => {
  it('names the page first, then the product', () => {
    expect(documentTitle('Plans')).toBe('Plans · Tappet')
  })
  it('says what the product is on home', () => {
    expect(documentTitle('')).toBe('Tappet · Hear what your car is telling you')
  })
})
