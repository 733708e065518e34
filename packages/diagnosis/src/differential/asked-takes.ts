/** Which takes a page asks for, of those that a case says would tell more. Without the table of knowledge: a page loads it alone. */
import type { DifferentialCase } from './case.ts'
import { CONTRASTS, type ContrastId } from './senses/contrasts.table.ts'

export { CONTRASTS, type ContrastId } from './senses/contrasts.table.ts'

const MAX_CONTRASTS = 2

type Options = {
  /** Contrasts that were taken: they are not asked for again. */
  taken?: readonly ContrastId[]
  /** Engine speeds are read along: without them some contrasts tell nothing. */
  hasAdapter?: boolean
  /** The recording was heard, and what it is remains open. */
  isUnsure?: boolean
}

/** One or two contrasts, the most telling first; none for a case without a cause whose recording was not unsure. */
export function nextContrasts(
  { takes = [], report }: DifferentialCase,
  { taken = [], hasAdapter = false, isUnsure = false }: Options = {},
): ContrastId[] {
  if (report.causes.length === 0 && !isUnsure) return []
  return takes
    .filter((id) => (hasAdapter || !CONTRASTS[id].needsAdapter) && !taken.includes(id))
    .slice(0, MAX_CONTRASTS)
}
