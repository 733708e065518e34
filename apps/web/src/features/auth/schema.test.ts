import type { FieldValues, Resolver } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { newPasswordForm, recoverForm, signInForm, signUpForm } from './schema.ts'

/** What a form's resolver takes, and the words for what it refuses, by field. */
async function resolved<Form extends FieldValues>(form: Resolver<Form>, typed: Form) {
  const { values, errors } = await form(typed, undefined, { fields: {}, shouldUseNativeValidation: false })
  const words = Object.entries(errors).map(([field, error]) => [field, error?.message])
  return { values, words: Object.fromEntries(words) }
}

describe('the forms of signing in', () => {
  it('take an address without the spaces around it, and a password as it is', async () => {
    const typed = { email: ' sam@example.com ', password: ' steady ' }
    expect(await resolved(signInForm, typed)).toEqual({
      values: { email: 'sam@example.com', password: ' steady ' },
      words: {},
    })
  })

  it('say of each field what is missing', async () => {
    expect((await resolved(signInForm, { email: '  ', password: '' })).words).toEqual({
      email: 'Enter your email address',
      password: 'Enter your password',
    })
  })

  it.each([
    'sam',
    'sam@',
    '@example.com',
    'sam@example',
    'sam@exa mple.com',
    'a..b@example.com',
    'sam@example.c',
  ])('do not take %s for an address', async (email) => {
    expect((await resolved(recoverForm, { email })).words).toEqual({
      email: 'Enter a whole email address, like name@example.com',
    })
  })

  it.each(['sam.rivera+car@mail.example.co.uk', "o'neil@example.com", 'a_b-c@x-y.org'])(
    'take %s',
    async (email) => {
      expect(await resolved(recoverForm, { email })).toEqual({ values: { email }, words: {} })
    },
  )

  it('ask for six characters of a new password, and not of one that is known', async () => {
    const words = 'Use at least 6 characters'
    expect((await resolved(newPasswordForm, { password: '12345' })).words).toEqual({ password: words })
    expect((await resolved(newPasswordForm, { password: '123456' })).words).toEqual({})
    const short = { email: 'sam@example.com', password: '12345' }
    expect((await resolved(signUpForm, short)).words).toEqual({ password: words })
    expect((await resolved(signInForm, short)).words).toEqual({})
  })
})
