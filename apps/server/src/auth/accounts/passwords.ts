import { availableParallelism } from 'node:os'
import { compare, hash } from '@node-rs/bcrypt'
import { knownOf, PRODUCT_WORDS, whyGuessable } from '@tappet/wire/password'
import { AuthError } from '../../errors/auth.ts'
import { createTurns, NoTurnError } from '../../identity/turns.ts'

const BCRYPT_COST = 10
const MIN_CHARACTERS = 6
/** Each takes 50 ms of a processor and one of Node's four threads, which read files too. */
export const hashesAtOnce = (processors: number): number => Math.min(2, processors)
const MAX_WAITING = 60
const MAX_WAIT_MS = 5_000
const RETRY_AFTER_SECONDS = 2
/** bcrypt ignores what follows. */
const MAX_BYTES = 72

export type Bcrypt = {
  hash(password: string, cost: number): Promise<string>
  compare(password: string, passwordHash: string): Promise<boolean>
}

export const bcryptThreads: Bcrypt = { hash, compare }

export type Passwords = {
  /** @throws AuthError validation_failed when it is too long for bcrypt, over_request_rate_limit */
  hash(password: string): Promise<string>
  /** @throws AuthError also as requireStrong */
  hashStrong(password: string, email: string | null): Promise<string>
  /**
   * Takes as long when there is no hash, so that the time does not reveal whether the account exists.
   * @throws AuthError over_request_rate_limit
   */
  matches(password: string, ownHash: string | null): Promise<boolean>
  /**
   * @param email its parts are what a guesser tries
   * @throws AuthError weak_password with the reasons, validation_failed when it is too long
   */
  requireStrong(password: string, email: string | null): Promise<void>
  /** On the list of leaked and common passwords; always false in test mode. */
  isKnown(password: string): Promise<boolean>
}

export type PasswordsOptions = {
  /** bcrypt's; each step doubles the time. */
  cost?: number | undefined
  maxRunning?: number
  bcrypt?: Bcrypt
}

/** @param refusesKnown refuse passwords that are easy to guess, by the lists that ship with the server */
export function createPasswords(refusesKnown: boolean, options: PasswordsOptions = {}): Passwords {
  const { cost = BCRYPT_COST, maxRunning = hashesAtOnce(availableParallelism()) } = options
  const bcrypt = options.bcrypt ?? bcryptThreads
  const turns = createTurns({
    places: maxRunning,
    perPerson: maxRunning,
    maxWaitingOfOne: MAX_WAITING,
    maxWaitMs: MAX_WAIT_MS,
  })
  // A flood of new accounts must not block sign-ins.
  const inTurn = async <T>(kind: 'hash' | 'compare', work: () => Promise<T>): Promise<T> => {
    try {
      return await turns.run(kind, work)
    } catch (error) {
      if (!(error instanceof NoTurnError)) throw error
      throw new AuthError('over_request_rate_limit', {
        message: 'Too many people sign in at once. Please try again in a moment.',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    }
  }
  const dummyHash = bcrypt.hash('no account has this password', cost)
  const isKnown = async (password: string) =>
    refusesKnown && (await knownPasswords()).has(password.toLowerCase())
  const passwords: Passwords = {
    async hash(password) {
      requireFits(password)
      return inTurn('hash', () => bcrypt.hash(password, cost))
    },
    async hashStrong(password, email) {
      await passwords.requireStrong(password, email)
      return passwords.hash(password)
    },
    async matches(password, ownHash) {
      const comparedHash = ownHash ?? (await dummyHash)
      const isSame = await inTurn('compare', () => bcrypt.compare(password, comparedHash))
      return isSame && ownHash !== null && fits(password)
    },
    isKnown,
    async requireStrong(password, email) {
      requireFits(password)
      const weaknesses: [reason: string, message: string][] = []
      if ([...password].length < MIN_CHARACTERS) {
        weaknesses.push(['length', `Password should be at least ${MIN_CHARACTERS} characters.`])
      }
      if (await isKnown(password)) weaknesses.push(['pwned', KNOWN_PASSWORD_MESSAGE])
      if (refusesKnown && weaknesses.length === 0) {
        const why = await guess(password, knownOf(email))
        if (why !== null) weaknesses.push(['guessable', guessableMessage(why)])
      }
      if (weaknesses.length === 0) return
      throw new AuthError('weak_password', {
        message: weaknesses.map(([, message]) => message).join(' '),
        reasons: weaknesses.map(([reason]) => reason),
      })
    },
  }
  return passwords
}

export const KNOWN_PASSWORD_MESSAGE =
  'Password is known to be weak and easy to guess, please choose a different one.'

const guessableMessage = (why: string) =>
  `Password is easy to guess: ${why}. Four words that do not belong together are hard to guess.`

const fits = (password: string) => Buffer.byteLength(password) <= MAX_BYTES

function requireFits(password: string): void {
  if (fits(password)) return
  throw new AuthError('password_too_long', { message: `Password cannot be longer than ${MAX_BYTES} bytes` })
}

let list: Promise<Set<string>> | undefined

function knownPasswords(): Promise<Set<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return list
}

type Guesser = (password: string, hints: string[]) => string | null

let guesser: Promise<Guesser> | undefined

/**
 * Null when it is not easy to guess.
 * @param hints what a guesser knows of the person
 */
async function guess(password: string, hints: string[]): Promise<string | null> {
  guesser ??= load()
  return (await guesser)(password, hints)
}

// The dictionaries take some 20 MB.
async function load(): Promise<Guesser> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, product: [...PRODUCT_WORDS] },
    graphs: common.adjacencyGraphs,
  })
  return (password, hints) => whyGuessable(password, zxcvbn.check(password, hints))
}
