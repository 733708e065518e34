/** GoTrue's codes, statuses and words, which auth-js reads. */
const catalogue = {
  unexpected_failure: {
    status: 500,
    message: 'Unexpected failure, please check server logs for more information',
  },
  not_found: { status: 404, message: 'Path not found' },
  bad_json: { status: 400, message: 'Could not parse request body as JSON' },
  validation_failed: { status: 400, message: 'The request is not valid' },
  password_too_long: { code: 'validation_failed', status: 422, message: 'Password is too long' },
  bad_jwt: { status: 403, message: 'invalid JWT: unable to parse or verify signature' },
  not_admin: { status: 403, message: 'User not allowed' },
  user_not_found: { status: 404, message: 'User not found' },
  user_gone: { code: 'user_not_found', status: 403, message: 'User from sub claim in JWT does not exist' },
  session_not_found: { status: 403, message: 'Session from session_id claim in JWT does not exist' },
  refresh_token_not_found: { status: 400, message: 'Invalid Refresh Token: Refresh Token Not Found' },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },
  session_expired: { status: 400, message: 'Invalid Refresh Token: Session Expired' },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  email_not_confirmed: { status: 400, message: 'Email not confirmed' },
  user_banned: { status: 400, message: 'User is banned' },
  user_already_exists: { status: 422, message: 'User already registered' },
  email_exists: { status: 422, message: 'A user with this email address has already been registered' },
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  phone_provider_disabled: { status: 400, message: 'Phone logins are disabled' },
  manual_linking_disabled: { status: 404, message: 'Manual linking is disabled' },
  saml_provider_disabled: { status: 404, message: 'SAML 2.0 is disabled' },
  mfa_phone_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for Phone' },
  mfa_webauthn_enroll_not_enabled: {
    status: 422,
    message: 'MFA enroll is disabled for WebAuthn: the address of this server (SITE_URL) has no host name',
  },
  mfa_passkey_exists: {
    code: 'mfa_verified_factor_exists',
    status: 422,
    message: 'This passkey opens an account already. Nothing was added.',
  },
  factor_not_found: { code: 'mfa_factor_not_found', status: 404, message: 'Factor not found' },
  factor_id_not_valid: { code: 'validation_failed', status: 404, message: 'factor_id must be an UUID' },
  mfa_challenge_not_found: {
    code: 'mfa_factor_not_found',
    status: 422,
    message: 'MFA factor with the provided challenge ID not found',
  },
  mfa_challenge_expired: { status: 422, message: 'MFA challenge has expired' },
  mfa_verification_failed: { status: 422, message: 'Invalid TOTP code entered' },
  mfa_verified_factor_exists: {
    status: 422,
    message: 'Recovery codes exist already, regenerate them to replace them',
  },
  mfa_recovery_codes_sole_factor: {
    status: 422,
    message: 'Recovery codes cannot be the only verified factor.',
  },
  mfa_factor_name_conflict: {
    status: 422,
    message: 'A factor with this friendly name for this user already exists',
  },
  too_many_enrolled_mfa_factors: {
    status: 422,
    message: 'Maximum number of verified factors reached, unenroll to continue',
  },
  insufficient_aal: { status: 403, message: 'AAL2 session is required' },
  insufficient_aal_to_update: {
    code: 'insufficient_aal',
    status: 401,
    message: 'AAL2 session is required to update email or password when MFA is enabled.',
  },
  weak_password: { status: 422, message: 'Password is too weak' },
  reauthentication_needed: { status: 400, message: 'Password update requires reauthentication' },
  same_password: { status: 422, message: 'New password should be different from the old password.' },
  otp_expired: { status: 403, message: 'Token has expired or is invalid' },
  link_expired: { code: 'otp_expired', status: 403, message: 'Email link is invalid or has expired' },
  flow_state_not_found: { status: 404, message: 'invalid flow state, no valid flow state found' },
  flow_state_expired: { status: 403, message: 'invalid flow state, flow state has expired' },
  bad_code_verifier: { status: 400, message: 'code challenge does not match previously saved code verifier' },
  bad_oauth_state: { status: 400, message: 'OAuth state not found or expired' },
  bad_oauth_callback: { status: 400, message: 'OAuth callback with invalid parameters' },
  provider_denied: { code: 'bad_oauth_callback', status: 403, message: 'The provider did not sign you in' },
  provider_disabled: { status: 400, message: 'Provider is not enabled' },
  unsupported_provider: {
    code: 'validation_failed',
    status: 400,
    message: 'Unsupported provider: provider is not enabled',
  },
  provider_email_needs_verification: {
    status: 403,
    message: 'Unverified email with the provider. Verify the email there in order to sign in',
  },
  over_capacity: {
    code: 'request_timeout',
    status: 503,
    message: 'Too many people sign in at once. Please try again in a moment.',
  },
  database_unavailable: {
    code: 'request_timeout',
    status: 503,
    message: 'The database cannot be reached right now. Please try again in a moment.',
  },
  over_request_rate_limit: { status: 429, message: 'Request rate limit reached' },
  over_email_send_rate_limit: { status: 429, message: 'email rate limit exceeded' },
} as const satisfies Record<string, { code?: string; status: number; message: string }>

export type AuthErrorName = keyof typeof catalogue

type Details = {
  message?: string
  /** Of a weak password, as auth-js's AuthWeakPasswordError carries it. */
  reasons?: string[]
  retryAfterSeconds?: number
  cause?: unknown
}

export class AuthError extends Error {
  readonly code: string
  readonly status: number
  readonly reasons: string[] | undefined
  readonly retryAfterSeconds: number | undefined
  constructor(name: AuthErrorName, details: Details = {}) {
    const entry: { code?: string; status: number; message: string } = catalogue[name]
    super(details.message ?? entry.message, { cause: details.cause })
    this.name = 'AuthError'
    this.code = entry.code ?? name
    this.status = entry.status
    this.reasons = details.reasons
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

const API_VERSION_HEADER = 'x-supabase-api-version'
const API_VERSION = '2024-01-01'

/** {code, message} for a client that names API version 2024-01-01 or later, else {code: status, error_code, msg}. */
export function authErrorResponse(error: AuthError, request: Request): Response {
  const version = request.headers.get(API_VERSION_HEADER) ?? ''
  const isNamed = /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION
  const words = isNamed
    ? { code: error.code, message: error.message }
    : { code: error.status, error_code: error.code, msg: error.message }
  const headers = new Headers()
  if (isNamed) headers.set(API_VERSION_HEADER, API_VERSION)
  if (error.retryAfterSeconds !== undefined) headers.set('Retry-After', String(error.retryAfterSeconds))
  const weakness = error.reasons === undefined ? {} : { weak_password: { reasons: error.reasons } }
  return Response.json({ ...words, ...weakness }, { status: error.status, headers })
}

// `error` of RFC 6749 section 4.1.2.1, by status.
const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
}

export function redirectParameters(error: AuthError): Record<string, string> {
  return {
    error: oauthErrors[error.status] ?? (error.status >= 500 ? 'server_error' : 'access_denied'),
    error_code: error.code,
    error_description: error.message,
  }
}
