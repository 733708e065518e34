import { describe, expect, it } from 'vitest'
import { conflicting, keepMine, keepTheirs } from './optimistic-write.ts'

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
})
