import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupDigits, isUsEnglish, usDay, usTime } from './us-english.ts'

it('formats moments as Intl does', () => {
  const wanted = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const moments = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (at) => {
      const day = usDay(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())
      const time = usTime(at.getUTCHours(), at.getUTCMinutes())
      // Some versions of Intl put a narrow space before AM; Chromium does not.
      expect(`${day}, ${time}`).toBe(wanted.format(at).replaceAll('\u202f', ' '))
    }),
  )
})

it('groups digits as Intl does', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(groupDigits(value)).toBe(value.toLocaleString('en-US'))
    }),
  )
})

it('is for US English alone', () => {
  expect(['en-US', 'en-GB', 'en', 'de-DE', ''].map(isUsEnglish)).toEqual([true, false, false, false, false])
})
