/** The settings of Sign in with Apple, a part of config.ts. */
import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

export type AppleConfig = {
  /** The Services ID; others, such as the App ID of a phone app, may be tokens' audience. */
  clientIds: readonly [string, ...string[]]
  teamId: string
  keyId: string
  /** Of a P-256 key, as PEM. */
  privateKey: string
  issuer: string
}

const tenCharacters = z.string().regex(/^[A-Z0-9]{10}$/, 'must be ten capital letters and digits')

export const appleEnvironment = z.object({
  APPLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]+(\s*,\s*[\w.-]+)*$/, 'must be a Services ID, or more with commas')
    .optional(),
  APPLE_TEAM_ID: tenCharacters.optional(),
  APPLE_KEY_ID: tenCharacters.optional(),
  APPLE_PRIVATE_KEY: z.string().optional(),
  APPLE_PRIVATE_KEY_FILE: z.string().optional(),
  APPLE_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://appleid.apple.com' })
    .default('https://appleid.apple.com'),
})
type Environment = Record<string, string | undefined>

const NEEDED = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID'] as const

/** What is missing, or wrong with settings that are each right alone. */
export function appleProblems(env: Environment, workingFolder: string): string[] {
  const { APPLE_PRIVATE_KEY: key, APPLE_PRIVATE_KEY_FILE: file } = env
  const given = [...NEEDED, 'APPLE_PRIVATE_KEY', 'APPLE_PRIVATE_KEY_FILE'].filter(
    (name) => env[name] !== undefined,
  )
  if (given.length === 0) return []
  const missing: string[] = NEEDED.filter((name) => env[name] === undefined)
  if (key === undefined && file === undefined) missing.push('APPLE_PRIVATE_KEY')
  const partners = missing.map((name) => `${name}: is needed with ${given.join(', ')}`)
  if (key !== undefined && file !== undefined)
    return [...partners, 'APPLE_PRIVATE_KEY_FILE: there is one key; set it or APPLE_PRIVATE_KEY, not both']
  return [...partners, ...keyProblems(env, workingFolder)]
}

function keyProblems(env: Environment, workingFolder: string): string[] {
  const name = env.APPLE_PRIVATE_KEY_FILE === undefined ? 'APPLE_PRIVATE_KEY' : 'APPLE_PRIVATE_KEY_FILE'
  try {
    const key = keyOf(env, workingFolder)
    if (key === null || createPrivateKey(key).asymmetricKeyDetails?.namedCurve === 'prime256v1') return []
    return [`${name}: must be a P-256 key, as Apple's .p8 files hold`]
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return [
      name === 'APPLE_PRIVATE_KEY_FILE' && /^E[A-Z]+$/.test(code)
        ? `${name}: cannot be read (${code})`
        : `${name}: must be the text of Apple's .p8 file, from -----BEGIN to END PRIVATE KEY-----`,
    ]
  }
}

/** Null without one. Files of settings hold one line: its breaks may be written as \\n. */
function keyOf({ APPLE_PRIVATE_KEY: key, APPLE_PRIVATE_KEY_FILE: file }: Environment, workingFolder: string) {
  if (key !== undefined) return key.replaceAll('\\n', '\n')
  return file === undefined ? null : readFileSync(resolve(workingFolder, file), 'utf8')
}

/** Undefined where it is not set up. */
export function readApple(
  values: z.infer<typeof appleEnvironment>,
  workingFolder: string,
): AppleConfig | undefined {
  const {
    APPLE_CLIENT_ID: clients,
    APPLE_TEAM_ID: teamId,
    APPLE_KEY_ID: keyId,
    APPLE_ISSUER: issuer,
  } = values
  const [first, ...others] = (clients ?? '').split(',').map((id) => id.trim())
  const privateKey = keyOf(values, workingFolder)
  if (!first || teamId === undefined || keyId === undefined || privateKey === null) return undefined
  return { clientIds: [first, ...others], teamId, keyId, privateKey, issuer }
}
