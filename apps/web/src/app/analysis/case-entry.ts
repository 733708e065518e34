import type { ShownDiagnosis } from '../../features/results/read-result.ts'
import { situationOfEvidence } from './own-situation.ts'

/** What a case keeps of a recording: its headline with the confidence, or of an older result the issue's name. */
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
