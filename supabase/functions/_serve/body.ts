import type { z } from 'zod'
import { FunctionError } from './errors.ts'

/** @throws FunctionError bad_request naming each field that is wrong and what it may be */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  let body: unknown
  try {
    body = await request.json()
  } catch {
    throw new FunctionError('bad_request', 'The body is not JSON')
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw wrongFields(parsed.error)
}

export function wrongFields({ issues }: z.ZodError): FunctionError {
  const problems = issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  const words = problems.map(({ field, message }) => `${field || 'The body'}: ${message}`)
  return new FunctionError('bad_request', words.join('; '), { problems })
}

/** @throws FunctionError body_too_large before the piece that is too much */
export async function* bodyWithin(
  request: Request,
  maxBytes: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (request.body === null) return
  const tooLarge = () => new FunctionError('body_too_large', undefined, { max_bytes: maxBytes })
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  let size = 0
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw tooLarge()
    }
    yield value
  }
}
