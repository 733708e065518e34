import { compare, hash } from '@node-rs/bcrypt'
import { AuthError } from '../errors/auth.ts'

const BCRYPT_COST = 10
const MIN_CHARACTERS = 6
/** bcrypt reads no further: a longer password would be cut without a word. */
const MAX_BYTES = 72

export type Passwords = {
  /** @throws AuthError validation_failed when it is too long for bcrypt */
  hash(password: string): Promise<string>
  /**
   * Whether the password is the one kept. Takes the same work when none is kept, so that
   * the time does not tell whether there is an account.
   */
  matches(password: string, kept: string | null): Promise<boolean>
  /** @throws AuthError weak_password with the reasons, validation_failed when it is too long */
  requireStrong(password: string): Promise<void>
  /** Whether it is on the list of known passwords; always false in test mode. */
  isKnown(password: string): Promise<boolean>
}

/**
 * @param refusesKnown whether passwords from the list of the most common and breached are
 *   refused; the list ships with the server, so nothing is asked of anybody
 */
export function createPasswords(refusesKnown: boolean): Passwords {
  const nobodys = hash('no account has this password', BCRYPT_COST)
  const isKnown = async (password: string) =>
    refusesKnown && (await knownPasswords()).has(password.toLowerCase())
  return {
    async hash(password) {
      requireFits(password)
      return hash(password, BCRYPT_COST)
    },
    async matches(password, kept) {
      const isSame = await compare(password, kept ?? (await nobodys))
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

/** Some 49,000 passwords, unpacked once and only where they are asked for. */
function knownPasswords(): Promise<Set<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return known
}
