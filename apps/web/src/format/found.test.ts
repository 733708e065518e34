import { describe, expect, it } from 'vitest'
import { candidatesOf, foundWords } from './found.ts'
import { faultOptions } from './found-faults.ts'

const named = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }))
const BESIDE = ['Nothing was found', 'Something else']

describe('what it was, by one tap', () => {
  it('offers the first four of the ranked list, each once, then nothing and something else', () => {
    const offered = candidatesOf(named('a', 'b', 'a', 'c', 'd', 'e'))
    expect(offered.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', ...BESIDE])
  })

  it('offers no answer that names no fault', () => {
    const offered = candidatesOf(named('uncertain', 'no_fault_heard', 'not_a_car', '', 'a'))
    expect(offered.map(({ name }) => name)).toEqual(['A', ...BESIDE])
  })

  it('says what was found by its name, and what no list names readably', () => {
    expect(foundWords('a', named('a'))).toBe('A')
    expect(foundWords('nothing_found', [])).toBe('Nothing was found')
    expect(foundWords('drive_belt', named('a'))).toBe('Drive belt')
  })

  it('lists the catalogue’s faults for a driver who means another one', () => {
    const labels = faultOptions.map(({ label }) => label)
    expect(labels).toContain('Belt or accessory noise')
    expect(labels).not.toContain('Not sure what this is')
    expect(labels.slice(-2)).toEqual(BESIDE)
  })
})
