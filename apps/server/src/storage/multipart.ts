import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { StorageError } from './errors.ts'

/** storage-js sends a file and two fields. */
const LIMITS = { files: 1, fields: 10, parts: 10, fieldSize: 16_384, headerPairs: 20, headerSize: 16_384 }

export const isForm = (contentType: string | null): contentType is string =>
  /^multipart\/form-data\b/i.test(contentType ?? '')

/**
 * RFC 7578, with backpressure from the file's reader.
 * @param takeFile reads the file's body to its end; the form fails with what it throws
 * @returns the fields by name
 * @throws StorageError Aborted when the body ends before its closing boundary, EntityTooLarge for a field beyond 16 KB,
 * InvalidParameter when it is no form or has too many parts
 */
export async function readForm(
  source: AsyncIterable<Uint8Array>,
  contentType: string,
  takeFile: (body: AsyncIterable<Uint8Array>, contentType: string) => Promise<unknown>,
): Promise<ReadonlyMap<string, string>> {
  const form = open(contentType)
  const fields = new Map<string, string>()
  let body: Readable | undefined
  let reading: Promise<unknown> | undefined
  let refusal: Error | undefined
  const refuse = (error: Error) => {
    refusal ??= error
    form.destroy(error)
  }
  form.on('field', (name, value, _nameIsCut, isCut) => {
    if (isCut) refuse(new StorageError('EntityTooLarge'))
    fields.set(name, value)
  })
  form.on('file', (_name, stream, _filename, _encoding, type) => {
    // The reader sees the error when it reads; it may not have started.
    body = stream.on('error', () => undefined)
    reading = takeFile(asAborted(stream), type).catch(refuse)
  })
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'])
    form.on(limit, () => refuse(new StorageError('InvalidParameter', 'The form has too many parts')))
  try {
    await pipeline(source, form)
    await reading
  } catch (error) {
    refusal ??= error instanceof StorageError ? error : new StorageError('Aborted')
    body?.destroy(refusal)
    await reading
  }
  if (refusal !== undefined) throw refusal
  return fields
}

/** A body that ends early is the client's fault. */
async function* asAborted(body: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch {
    throw new StorageError('Aborted')
  }
}

function open(contentType: string) {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS })
  } catch {
    throw new StorageError('InvalidParameter', 'The form names no boundary between its parts')
  }
}
