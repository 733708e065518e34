import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { functionNames, reachedFrom } from './function-imports.ts'

const root = join(import.meta.dirname, '..')
const filesOf = (name: string) =>
  reachedFrom(join(root, 'supabase/functions', name, 'index.ts')).files.map((file) =>
    file.slice(root.length + 1),
  )

describe('what goes up with a function', () => {
  it('is no acoustics and no catalogue for one that counts', () => {
    const files = filesOf('track-usage')
    const folders = files.map((file) => file.split('/').slice(0, 2).join('/'))
    expect([...new Set(folders)].sort()).toEqual([
      'packages/diagnosis',
      'packages/upkeep',
      'packages/wire',
      'supabase/functions',
    ])
    const diagnosis = files.filter((file) => file.startsWith('packages/diagnosis/src/'))
    expect(diagnosis.filter((file) => !file.includes('/saved/') && !file.endsWith('/types.ts'))).toEqual([
      'packages/diagnosis/src/differential/senses/contrasts.table.ts',
    ])
  })

  it('is a sound model for those that judge sound alone', () => {
    const judging = functionNames.filter((name) =>
      filesOf(name).includes('packages/acoustics/src/model/default.ts'),
    )
    expect(judging).toEqual(['analyze-sound', 'demo'])
  })
})
