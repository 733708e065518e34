import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/* By hand: a schema library would be a tenth of the sign-in page. */

const PASSWORD_LENGTH_MIN = 6
/** Only a mail tells whether the address exists. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

type Check = (value: string) => string | null

const email: Check = (value) => {
  if (value === '') return 'Enter your email address'
  return EMAIL.test(value) ? null : 'Enter a whole email address, like name@example.com'
}
const password: Check = (value) => (value === '' ? 'Enter your password' : null)
const newPassword: Check = (value) =>
  value.length < PASSWORD_LENGTH_MIN ? `Use at least ${PASSWORD_LENGTH_MIN} characters` : null

/** Trims the address, not the password. */
function checking<Form extends FieldValues & Partial<Credentials>>(
  checks: {
    [Field in keyof Form]: Check
  },
): Resolver<Form> {
  return (typed) => {
    const values = { ...typed, ...(typed.email !== undefined && { email: typed.email.trim() }) }
    const faults = Object.entries<Check>(checks).flatMap(([field, check]) => {
      const message = check(String(values[field] ?? ''))
      return message === null ? [] : [[field, { type: 'validate', message }] as const]
    })
    if (faults.length === 0) return { values, errors: {} }
    return { values: {}, errors: Object.fromEntries(faults) as FieldErrors<Form> }
  }
}

export type Credentials = { email: string; password: string }

export const signInForm = checking<Credentials>({ email, password })
export const signUpForm = checking<Credentials>({ email, password: newPassword })
export const recoverForm = checking<Pick<Credentials, 'email'>>({ email })
export const newPasswordForm = checking<Pick<Credentials, 'password'>>({ password: newPassword })
