import type { ShownDiagnosis } from '../../features/results/read-result.ts'
import { situationOfEvidence } from './own-situation.ts'

export const caseEntryOf = ({
  headline,
  issue,
  confidence,
  evidence,
}: Pick<ShownDiagnosis, 'headline' | 'issue' | 'confidence' | 'evidence'>) => ({
  ...(headline === null ? { name: issue.name } : { name: headline, confidence }),
  issue: issue.id,
  situation: situationOfEvidence(evidence),
})
