import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

export type AppleConfig = {
  /** The Services ID first; others, such as a phone app's App ID, may be a token's audience. */
  clientIds: readonly [string, ...string[]]
  teamId: string
  keyId: string
  /** Of a P-256 key, as PEM. */
  privateKey: string
  issuer: string
}

const ISSUER = 'https://appleid.apple.com'

export const appleName = z.string().regex(/^[A-Z0-9]{10}$/, 'must be ten capital letters and digits')
export const appleClientIds = z
  .string()
  .regex(/^[\w.-]+(\s*,\s*[\w.-]+)*$/, 'must be a Services ID, or more with commas')

type Environment = Record<string, string | undefined>

export function appleProblems(
  { APPLE_PRIVATE_KEY: privateKey }: Environment,
  workingFolder: string,
): string[] {
  if (privateKey === undefined) return []
  const isPath = !privateKey.includes('-----')
  try {
    const key = createPrivateKey(keyOf(privateKey, workingFolder))
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return []
    return ["APPLE_PRIVATE_KEY: must be a P-256 key, as Apple's .p8 files hold"]
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return [
      isPath && /^E[A-Z]+$/.test(code)
        ? `APPLE_PRIVATE_KEY: names a file that cannot be read (${code})`
        : "APPLE_PRIVATE_KEY: must be the text of Apple's .p8 file, from -----BEGIN to END PRIVATE KEY-----, or its path",
    ]
  }
}

/** Settings files hold one line: breaks may be written as \\n. */
function keyOf(text: string, workingFolder: string): string {
  return text.includes('-----')
    ? text.replaceAll('\\n', '\n')
    : readFileSync(resolve(workingFolder, text), 'utf8')
}

/** Undefined where it is not set up. */
export function readApple(
  {
    APPLE_CLIENT_ID: clients,
    APPLE_TEAM_ID: teamId,
    APPLE_KEY_ID: keyId,
    APPLE_PRIVATE_KEY: key,
  }: Environment,
  workingFolder: string,
): AppleConfig | undefined {
  const [first, ...others] = (clients ?? '').split(',').map((id) => id.trim())
  if (!first || teamId === undefined || keyId === undefined || key === undefined) return undefined
  return {
    clientIds: [first, ...others],
    teamId,
    keyId,
    privateKey: keyOf(key, workingFolder),
    issuer: ISSUER,
  }
}
