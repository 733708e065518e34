import { describe, expect, it } from 'vitest'
import { checkIndexes } from './checked-indexes.ts'

/** What the checked code answers. */
const answer = (source: string): unknown => new Function(`${checkIndexes('sums.ts', source)}; return made`)()

describe('code with checked indexes', () => {
  it.each<[string, unknown]>([
    ['const made = [1, 2][1]', 2],
    ['const rows = [[1, 2], [3, 4]]; const made = rows[1][0] + rows[0][1]', 5],
    [
      'const list = new Float32Array(2); list[1] = 2; list[1] += 3; list[0]++; const made = [...list]',
      [1, 5],
    ],
    ['const list = [5, 6], at = [1]; list[at[0]] = 7; const made = list', [5, 7]],
    ['const made = [1][3] ?? 0', 0],
    ["const made = { a: 1 }['b']", undefined],
    ['const none = undefined; const made = none?.rows[0][1]', undefined],
  ])('does what it did: %s', (source, value) => {
    expect(answer(source)).toEqual(value)
  })

  it.each([
    ['const made = [1][1]', 'sums.ts:1: index 1 of 1'],
    ['const list = [1]\nconst made = list[-1]', 'sums.ts:2: index -1 of 1'],
    ['const list = new Float64Array(3); list[3] = 1; const made = 1', 'index 3 of 3'],
    ['const list = new Float64Array(3); list[3] += 1; const made = 1', 'index 3 of 3'],
    ['const rows = [[1]]; const made = rows[0][1]', 'index 1 of 1'],
    ['const made = [1][NaN]', 'index NaN of 1'],
  ])('throws outside an array: %s', (source, words) => {
    expect(() => answer(source)).toThrow(words)
  })
})
