import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ImportProblems } from './import-parts.tsx'

const shown = (lines: readonly number[]) =>
  renderToStaticMarkup(
    <ImportProblems
      countText={(count) => `${count}`}
      problems={lines.map((line, at) => ({ line, problem: `problem ${at}`, kept: 'the day' }))}
    />,
  )

describe('the problems of an imported file', () => {
  it('counts a line with two problems as one line', () => {
    expect(shown([3, 3])).toContain('1 line could not be kept whole')
    expect(shown([3, 3, 4])).toContain('2 lines could not be kept whole')
  })
  it('shows fifty and counts the rest', () => {
    const lines = Array.from({ length: 52 }, (_, at) => at)
    expect(shown(lines)).toContain('And 2 more.')
    expect(shown(lines.slice(0, 50))).not.toContain('more.')
  })
  it('says nothing where there are none', () => {
    expect(shown([])).toBe('')
  })
})
