import { type CaseProven, provenPart, standingOf } from '@tappet/diagnosis/casebook'
import { entriesOf } from '@tappet/diagnosis/kept-case'
import type { ShownCase } from './queue/overlay.ts'
import { useProofItems } from './queue/use-case-items.ts'

/** Nothing is asked of the server where no case is proven. */
export function useProvenPart(userId: string, cases: readonly ShownCase[]): (caseId: string) => CaseProven {
  const items = useProofItems(
    userId,
    cases.some(({ state }) => state === 'proven'),
  )
  return (caseId) => {
    if (items === undefined) return 'unknown'
    return provenPart(standingOf(entriesOf(items(caseId))).sound)
  }
}
