import { expect, it } from 'vitest'
import { unsentOf, unsentText } from './unsent.ts'

it('counts what waits and what was refused, not a file that is only to be deleted', () => {
  const entries = [{ kind: 'log.add' }, { kind: 'case.write' }, { kind: 'log.forget-receipt' }]
  expect(unsentOf(entries)).toBe(2)
  expect(unsentOf([])).toBe(0)
})

it('says how many changes are missing', () => {
  expect(unsentText(0)).toBe('')
  expect(unsentText(1)).toBe('1 change on this device was not yet sent and is missing here.')
  expect(unsentText(3)).toBe('3 changes on this device were not yet sent and are missing here.')
})
