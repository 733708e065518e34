import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSums, sha256 } from './data-files.ts'

const root = join(import.meta.dirname, '..')
/** Their source is in the repository too, and another test compares the two. */
const WITH_SOURCE = ['packages/diagnosis/src/differential/knowledge.data.json']

const files = globSync('{packages,supabase,apps/*/src}/**/*.data.json', {
  cwd: root,
  exclude: (name) => name.endsWith('node_modules'),
})
  .filter((name) => !WITH_SOURCE.includes(name))
  .sort()

describe('data files', () => {
  it('are all listed with their checksums, and nothing else is', () => {
    expect(files.length).toBeGreaterThan(3)
    expect([...readSums().keys()]).toEqual(files)
  })

  it.each(files)('%s is as its script wrote it', (file) => {
    expect(sha256(readFileSync(join(root, file)))).toBe(readSums().get(file))
  })
})
