import { z } from 'zod'

const PASSWORD_LENGTH_MIN = 6

const email = z
  .string()
  .trim()
  .min(1, 'Enter your email address')
  .pipe(z.email('Enter a whole email address, like name@example.com'))
const newPassword = z.string().min(PASSWORD_LENGTH_MIN, `Use at least ${PASSWORD_LENGTH_MIN} characters`)

export const signInForm = z.object({ email, password: z.string().min(1, 'Enter your password') })
export const signUpForm = z.object({ email, password: newPassword })
export const recoverForm = z.object({ email })
export const newPasswordForm = z.object({ password: newPassword })

export type Credentials = z.infer<typeof signInForm>
