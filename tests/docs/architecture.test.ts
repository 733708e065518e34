import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Step = { path: string; state: string }

/** Rows of the first table under `heading` that name a file. */
function pathTable(markdown: string, heading: string): Step[] {
  const section = markdown.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\|[^|]*\| `?([\w./<>-]+\.\w+)`? \| ?(\w*)/gm)].map(
    ([, path = '', state = '']) => ({ path, state }),
  )
}

describe('ARCHITECTURE.md', () => {
  const steps = pathTable(read('ARCHITECTURE.md'), 'From microphone to diagnosis')

  it('draws the path from microphone to diagnosis first', () => {
    expect(steps.length).toBeGreaterThan(8)
    expect(read('ARCHITECTURE.md').indexOf('## From microphone')).toBe(read('ARCHITECTURE.md').indexOf('## '))
  })

  it.each(steps)('says truly of $path that it is "$state"', ({ path, state }) => {
    expect(['stands', 'next']).toContain(state)
    expect(existsSync(join(root, path))).toBe(state === 'stands')
  })

  it('names only folders that exist in the tree', () => {
    const tree = /## The tree\n\n```\n([\s\S]*?)```/.exec(read('ARCHITECTURE.md'))?.[1] ?? ''
    const parents: string[] = []
    const folders = tree.split('\n').flatMap((line) => {
      const match = /^( *)([\w/-]+\/)\s/.exec(line)
      if (match === null) return []
      const [, indent = '', name = ''] = match
      parents[indent.length / 2] = name
      return [parents.slice(0, indent.length / 2 + 1).join('')]
    })
    expect(folders.length).toBeGreaterThan(10)
    expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
  })
})

describe('docs', () => {
  it('number their decisions without a gap', () => {
    const numbers = readdirSync(join(root, 'docs/decisions'))
      .filter((name) => /^\d{4}-/.test(name))
      .map((name) => Number(name.slice(0, 4)))
      .sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it('hold every statement once', () => {
    const ids = [...read('docs/requirements.md').matchAll(/^- \*\*([A-Z]+-\d{3})\*\*/gm)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(784)
    expect(ids).toHaveLength(784)
  })

  it('promise a test command that CI runs and nothing else', () => {
    const commands = read('.ci/run')
      .split('\n')
      .filter((line) => line !== '' && !/^(#|set |cd )/.test(line))
    expect(commands).toEqual(['npm test'])
  })
})
