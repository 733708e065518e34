import { localDay } from '../format/local-day.ts'
import { saveFile } from '../platform/files/files.ts'
import type { Entry } from './entry.ts'

/**
 * Saves a refused change as a file that holds all of it, for what no CSV of the log holds.
 *
 * @returns false where that failed; the change is kept in any case
 */
export async function saveRefused({ kind, work, problem }: Entry): Promise<boolean> {
  const text = JSON.stringify({ kind, refused: problem?.message ?? '', change: work }, null, 2)
  const name = `tappet-refused-change-${localDay(new Date())}.json`
  return saveFile(name, new Blob([text], { type: 'application/json' })).then(
    () => true,
    () => false,
  )
}
