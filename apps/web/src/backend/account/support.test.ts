import { describe, expect, it } from 'vitest'
import { NO_RECIPIENT, supportMails } from './support.ts'

describe('mail to the support', () => {
  it('goes to the address that the operator named, with the first words filled in', () => {
    const { note, supportMail, deletionMail } = supportMails('help@garage.example', true)
    expect(note).toBeNull()
    expect(supportMail('A & B', 'one\ntwo')).toBe(
      'mailto:help@garage.example?subject=A%20%26%20B&body=one%0Atwo',
    )
    expect(deletionMail('ann@example.com')).toMatch(/^mailto:help@garage\.example\?.*ann%40example\.com/)
  })

  it('has no recipient where the operator named none, and says who answers', () => {
    const { note, supportMail, deletionMail } = supportMails(undefined, true)
    expect(note).toBe(NO_RECIPIENT)
    expect(supportMail('A & B', 'one')).toBe('mailto:?subject=A%20%26%20B&body=one')
    expect(deletionMail('ann@example.com')).toMatch(
      /^mailto:\?subject=Data%20deletion%20request&.*ann%40example/,
    )
  })

  it('says nothing of the recipient before the server has answered', () => {
    expect(supportMails(undefined, false).note).toBeNull()
  })
})
