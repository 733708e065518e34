import { describe, expect, it } from 'vitest'
import { supportMails } from './support.ts'

describe('mail to the support', () => {
  it('goes to the address that the operator named, with the first words filled in', () => {
    const { none, supportMail, deletionMail } = supportMails('help@garage.example', true)
    expect(none).toBe(false)
    expect(supportMail('A & B', 'one\ntwo')).toBe(
      'mailto:help@garage.example?subject=A%20%26%20B&body=one%0Atwo',
    )
    expect(deletionMail('ann@example.com')).toMatch(/^mailto:help@garage\.example\?.*ann%40example\.com/)
  })

  it('is offered to no made-up address where the operator named none', () => {
    const { none, supportMail, deletionMail } = supportMails(undefined, true)
    expect([none, supportMail('A'), deletionMail('ann@example.com')]).toEqual([true, null, null])
  })

  it('is not called missing before the server has answered', () => {
    expect(supportMails(undefined, false).none).toBe(false)
  })
})
