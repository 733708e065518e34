import { describe, expect, it } from 'vitest'
import { settlement } from './settle.ts'
import { conflicting, keepMine, keepTheirs } from './unchanged.ts'

const edit = {
  recordId: 'a',
  changes: { cost: 60, notes: 'mine', shop: 'Ann' },
  before: { cost: 45, notes: 'first', shop: null },
  stored: { cost: 70, notes: 'first', shop: 'Ann' },
}

describe('an edit that met another one', () => {
  it('disagrees in the fields that hold neither what was seen nor what was meant', () => {
    expect(conflicting(edit)).toEqual([{ name: 'cost', mine: 60, theirs: 70 }])
  })

  it('is sent again on what is there now, where the driver keeps their own', () => {
    expect(keepMine(edit)).toEqual({
      recordId: 'a',
      changes: edit.changes,
      before: { cost: 70, notes: 'first', shop: 'Ann' },
    })
  })

  it('loses the disputed field alone, where the driver keeps the other', () => {
    expect(keepTheirs(edit)).toEqual({
      recordId: 'a',
      changes: { notes: 'mine', shop: 'Ann' },
      before: { notes: 'first', shop: 'Ann' },
    })
  })

  it.each([true, false])('stays in the queue until the driver decides, watched: %s', (isWatched) => {
    const { entry, goesOn, told } = settlement({ kind: 'conflict', message: 'both', left: edit }, isWatched)
    const kept = { id: 'e', ownerId: 'ann', queuedAtMs: 0, kind: 'log.edit', work: {}, attempts: 0 }
    expect(typeof entry === 'function' && entry(kept)).toMatchObject({
      work: edit,
      problem: { code: 'refused' },
    })
    expect([goesOn, told.kind]).toEqual([true, 'conflict'])
  })
})
