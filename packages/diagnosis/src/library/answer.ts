import { type CodeOwner, ownerOf } from '../codes/classify.ts'
import { type CodeCategory, categoryOf, normaliseCode } from '../codes/format.ts'
import { type CodeMeaning, meaningOf } from './meaning.ts'

/**
 * A maker's code is named as such and never guessed; `unknown` is a generic code that no table lists; `undefined-range`
 * lies where the standard has defined nothing.
 */
export type CodeAnswer =
  | ({ kind: 'generic' } & CodeMeaning)
  | { kind: 'manufacturer' | 'unknown' | 'undefined-range'; code: string; category: CodeCategory }

const KIND_WITHOUT_TITLE: Readonly<Record<CodeOwner, Exclude<CodeAnswer['kind'], 'generic'>>> = {
  generic: 'unknown',
  manufacturer: 'manufacturer',
  reserved: 'undefined-range',
  outside: 'undefined-range',
}

export function answerOf(text: string, rowOf: (code: string) => string | undefined): CodeAnswer | null {
  const code = normaliseCode(text)
  const owner = ownerOf(text)
  const category = categoryOf(text)
  if (code === null || owner === null || category === null) return null
  const row = rowOf(code)
  if (row !== undefined) return { kind: 'generic', ...meaningOf(code, row) }
  return { kind: KIND_WITHOUT_TITLE[owner], code, category }
}
