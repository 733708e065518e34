/** RFC 6238: SHA-1, six digits, 30 seconds, as every such app reads them. */
import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** How many steps the clocks of server and phone may differ. */
const DRIFT_STEPS = 1
/** As many bits as SHA-1 has (RFC 4226 section 4). */
const SECRET_BYTES = 20

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  })

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

export const setupUri = (secret: string, account: string, issuer: string): string =>
  totpOf(secret, account, issuer).toString()

/** The number of the 30 seconds since 1970 whose code it is; null for a wrong one. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const drift = totpOf(secret).validate({ token: code, timestamp: nowMs, window: DRIFT_STEPS })
  return drift === null ? null : Math.floor(nowMs / 1000 / STEP_SECONDS) + drift
}
