import { compare, hash } from '@node-rs/bcrypt'
import { AuthError } from '../../errors/auth.ts'

const BCRYPT_COST = 10
const MIN_CHARACTERS = 6
/** bcrypt ignores what follows. */
const MAX_BYTES = 72

export type Passwords = {
  /** @throws AuthError validation_failed when it is too long for bcrypt */
  hash(password: string): Promise<string>
  /**
   * Compares with the stored hash. Takes as long when there is none, so that the time does
   * not reveal whether the account exists.
   */
  matches(password: string, kept: string | null): Promise<boolean>
  /** @throws AuthError weak_password with the reasons, validation_failed when it is too long */
  requireStrong(password: string): Promise<void>
  /** Whether it is on the list of leaked and common passwords; always false in test mode. */
  isKnown(password: string): Promise<boolean>
}

/** @param refusesKnown refuse passwords from the list that ships with the server */
export function createPasswords(refusesKnown: boolean): Passwords {
  const dummyHash = hash('no account has this password', BCRYPT_COST)
  const isKnown = async (password: string) =>
    refusesKnown && (await knownPasswords()).has(password.toLowerCase())
  return {
    async hash(password) {
      requireFits(password)
      return hash(password, BCRYPT_COST)
    },
    async matches(password, kept) {
      const isSame = await compare(password, kept ?? (await dummyHash))
      return isSame && kept !== null && fits(password)
    },
    isKnown,
    async requireStrong(password) {
      requireFits(password)
      const weaknesses: [reason: string, message: string][] = []
      if ([...password].length < MIN_CHARACTERS) {
        weaknesses.push(['length', `Password should be at least ${MIN_CHARACTERS} characters.`])
      }
      if (await isKnown(password)) weaknesses.push(['pwned', KNOWN_PASSWORD_MESSAGE])
      if (weaknesses.length === 0) return
      throw new AuthError('weak_password', {
        message: weaknesses.map(([, message]) => message).join(' '),
        reasons: weaknesses.map(([reason]) => reason),
      })
    },
  }
}

export const KNOWN_PASSWORD_MESSAGE =
  'Password is known to be weak and easy to guess, please choose a different one.'

const fits = (password: string) => Buffer.byteLength(password) <= MAX_BYTES

function requireFits(password: string): void {
  if (fits(password)) return
  throw new AuthError('password_too_long', { message: `Password cannot be longer than ${MAX_BYTES} bytes` })
}

let known: Promise<Set<string>> | undefined

/** About 49,000 passwords, loaded on first use. */
function knownPasswords(): Promise<Set<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return known
}
