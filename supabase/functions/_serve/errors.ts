const catalogue = {
  bad_request: { status: 400, message: 'The request could not be understood' },
  sign_in_required: { status: 401, message: 'Sign in first' },
  usage_limit_reached: { status: 402, message: 'Usage limit reached' },
  forbidden: { status: 403, message: 'This is not yours' },
  fresh_sign_in_required: { status: 403, message: 'Sign in again first: this cannot be undone' },
  second_factor_required: {
    status: 403,
    message: 'This account has a second factor. Give its code first.',
  },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'This method is not allowed here' },
  gone: { status: 410, message: 'This is not there any more' },
  body_too_large: { status: 413, message: 'The request is too large' },
  unsupported_media_type: { status: 415, message: 'This kind of content is not accepted' },
  too_many_requests: { status: 429, message: 'Too many requests. Please try again later.' },
  too_many_demos: { status: 429, message: 'Too many demos were started. Please try again in an hour.' },
  unprocessable: { status: 422, message: 'The content could not be read' },
  internal: { status: 500, message: 'Something went wrong here. Please try again.' },
  busy: { status: 503, message: 'We’re analyzing too much at once. Please try again in a moment.' },
  no_room: {
    status: 507,
    message:
      'The server has almost no disk space left, so it takes no changes right now. Please try again later.',
  },
  unavailable: {
    status: 503,
    message: 'The database cannot be reached right now. Please try again in a moment.',
  },
  time_limit: { status: 504, message: 'This took too long. Please try again.' },
} as const

export type FunctionErrorCode = keyof typeof catalogue

export class FunctionError extends Error {
  readonly code: FunctionErrorCode
  readonly fields: Record<string, unknown>
  readonly headers: Record<string, string>
  constructor(
    code: FunctionErrorCode,
    message: string = catalogue[code].message,
    fields: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.name = 'FunctionError'
    this.code = code
    this.fields = fields
    this.headers = headers
  }
}

/** {"error": text for a person, "code", …fields} with the code's status. */
export function errorResponse(error: FunctionError): Response {
  return Response.json(
    { error: error.message, code: error.code, ...error.fields },
    { status: catalogue[error.code].status, headers: error.headers },
  )
}
