import type { DtcInformation } from '../types.ts'
import { eachOnce } from './causes.ts'
import { ENRICHMENT } from './rules.table.ts'

export function enrichSymptoms(
  symptoms: readonly string[],
  information: readonly DtcInformation[],
): string[] {
  const added = information.flatMap(({ common_causes, suggested_actions }) => [
    ...common_causes.slice(0, ENRICHMENT.causesPerCode),
    ...suggested_actions.slice(0, ENRICHMENT.actionsPerCode),
  ])
  return eachOnce([...symptoms, ...added])
}
