import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import { headlineOf, namedByCase, verdictFacts } from '../../features/results/read-result.ts'
import { driveVerdict } from '../../format/verdict.ts'
import { situationOfEvidence } from './own-situation.ts'

export const caseEntryOf = (shown: ShownDiagnosis) => ({
  name: headlineOf(shown),
  ...(shown.headline !== null && namedByCase(shown) === null && { confidence: shown.confidence }),
  ...(driveVerdict(verdictFacts(shown)).level === 'stop' && { danger: shown.differential?.report.drive.say }),
  issue: shown.issue.id,
  situation: situationOfEvidence(shown.evidence),
})
