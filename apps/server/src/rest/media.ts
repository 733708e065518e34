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
 * The first that can be given, by weight.
 * @throws RestError PGRST107
 */
export function negotiate(accept: string | null): Format {
  if (accept === null || accept === '' || accept === '*/*' || accept === 'application/json') return JSON_ARRAY
  const wanted = accept.split(',').map(parseRange)
  const byWeight = wanted.toSorted((a, b) => b.weight - a.weight)
  for (const { name } of byWeight) {
    const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined
    if (format !== undefined) return format
  }
  throw refuse.mediaType(wanted.map(({ name }) => name))
}

function parseRange(range: string): { name: string; weight: number } {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  const nulls = parameters.includes('nulls=stripped') ? ';nulls=stripped' : ''
  return { name: type + nulls, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
}
