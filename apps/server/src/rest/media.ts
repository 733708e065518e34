import { refuse } from './errors.ts'

export type Format = {
  shape: 'array' | 'object'
  contentType: string
}

const JSON_ARRAY: Format = {
  shape: 'array',
  contentType: 'application/json; charset=utf-8',
}

const FORMATS: Record<string, Format> = {
  'application/json': JSON_ARRAY,
  'application/*': JSON_ARRAY,
  '*/*': JSON_ARRAY,
  'application/vnd.pgrst.array': JSON_ARRAY,
  'application/vnd.pgrst.array+json': JSON_ARRAY,
  'application/vnd.pgrst.object': {
    shape: 'object',
    contentType: 'application/vnd.pgrst.object+json; charset=utf-8',
  },
  'application/vnd.pgrst.object+json': {
    shape: 'object',
    contentType: 'application/vnd.pgrst.object+json; charset=utf-8',
  },
}

/**
 * The first that can be given; clients of REST send one, or several in their order.
 * @throws RestError PGRST107
 */
export function negotiate(accept: string | null): Format {
  const wanted = (accept || '*/*').split(',').map(nameOf)
  for (const name of wanted) {
    const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined
    if (format !== undefined) return format
  }
  throw refuse.mediaType(wanted)
}

const nameOf = (range: string) =>
  range
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replaceAll(/;(?!nulls=stripped)[^;]*/g, '')
