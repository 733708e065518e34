import { describe, expect, it } from 'vitest'
import { visits } from '../../testing/visits.table.ts'
import { reason } from './differential.ts'
import { faults } from './knowledge.ts'
import { reportOf } from './report.ts'
import { dangerLevels } from './types.ts'

describe('a visit', () => {
  it.each(visits.map((visit) => [visit.text, visit] as const))(
    '“%s” has a part of its key first, and no danger below the one that it deserves',
    (text, { codes = [], car = {}, key, least }) => {
      const { causes, drive } = reportOf(reason({ texts: [text], codes, car, thisYear: 2026 }))
      expect(key).toContain(causes[0]?.fault)
      expect(dangerLevels.indexOf(drive.level)).toBeGreaterThanOrEqual(dangerLevels.indexOf(least))
    },
  )

  it('has a key of faults that exist', () => {
    const ids = new Set(faults.map(({ id }) => id))
    expect(visits.flatMap(({ key }) => key).filter((id) => !ids.has(id))).toEqual([])
  })
})
