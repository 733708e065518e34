/** Without the table of knowledge: a page loads it alone. */
import type { DifferentialCase } from '../saved/case.ts'
import { CONTRASTS, type ContrastId } from './senses/contrasts.table.ts'

export { CONTRASTS, type ContrastId } from './senses/contrasts.table.ts'

const MAX_CONTRASTS = 2

type Options = {
  taken?: readonly ContrastId[]
  hasAdapter?: boolean
  isUnsure?: boolean
}

/** The most telling first; none for a case without a cause whose recording was not unsure. */
export function nextContrasts(
  { takes = [], report }: DifferentialCase,
  { taken = [], hasAdapter = false, isUnsure = false }: Options = {},
): ContrastId[] {
  if (report.causes.length === 0 && !isUnsure) return []
  return takes
    .filter((id) => (hasAdapter || !CONTRASTS[id].needsAdapter) && !taken.includes(id))
    .slice(0, MAX_CONTRASTS)
}
