import { expect, it } from 'vitest'
import { usesLeftText } from './uses-left.ts'

it('says how many are left, that none is, and that it is not known', () => {
  const said = (uses: number | null, limit = 5) =>
    usesLeftText({ left: uses, limit }, 'diagnosis', 'diagnoses')
  expect(said(3)).toBe('3 of 5 diagnoses left this month.')
  expect(said(1, 1)).toBe('1 of 1 diagnosis left this month.')
  expect(said(0)).toBe('No diagnosis left this month. More come on the 1st (UTC).')
  expect(said(null)).toBe('We can’t tell how many diagnoses are left this month.')
})
