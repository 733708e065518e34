import type { Context } from 'hono'
import type { z } from 'zod'
import { IdentifyError, type IdentifyProblem, identify } from '../identity/identify.ts'
import type { Identity } from '../identity/token.ts'
import { StorageError, type StorageErrorCode } from './errors.ts'
import type { Store } from './store.ts'

/** Fits 1,000 keys of the maximum length. */
const MAX_JSON_BYTES = 1_100_000

const PROBLEMS: Readonly<Record<IdentifyProblem, StorageErrorCode>> = {
  no_api_key: 'NoApiKey',
  invalid_api_key: 'InvalidApiKey',
  expired: 'ExpiredJWT',
  invalid: 'InvalidJWT',
  ended: 'SessionEnded',
  second_factor_needed: 'SecondFactorNeeded',
}

/** @throws StorageError when the API key or the token is missing or invalid */
export async function callerOf(store: Store, context: Context): Promise<Identity> {
  try {
    return await identify(context.req.raw, store.tokens)
  } catch (error) {
    if (error instanceof IdentifyError) throw new StorageError(PROBLEMS[error.problem])
    throw error
  }
}

/** The URL's `{bucket}/{path…}`, percent-decoded once. */
export function target(context: Context): { bucketId: string; name: string } {
  return { bucketId: context.req.param('bucket') ?? '', name: context.req.param('path') ?? '' }
}

/** @throws StorageError InvalidParameter, EntityTooLarge */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await readJson(context.req.raw))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new StorageError(
    'InvalidParameter',
    `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'is not as expected'}`,
  )
}

async function readJson(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of request.body ?? []) {
    sizeBytes += chunk.length
    if (sizeBytes > MAX_JSON_BYTES) throw new StorageError('EntityTooLarge')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new StorageError('InvalidParameter', 'The body is not JSON')
  }
}
