import { normaliseCode } from '../../codes/format.ts'
import { answerOf, type CodeAnswer } from '../answer.ts'
import { rowsOf } from '../rows.ts'
import { LOAD } from '../titles/load.ts'
import { partOf } from '../titles/parts.ts'

/** @throws when that part cannot be fetched */
export async function findCode(text: string): Promise<CodeAnswer | null> {
  const code = normaliseCode(text)
  const part = code === null ? null : partOf(code)
  const rows = part === null ? undefined : new Map(rowsOf((await LOAD[part]()).default))
  return answerOf(text, (key) => rows?.get(key))
}
