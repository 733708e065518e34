import { type IssueId, issueTexts } from './issues.table.ts'
import type { DiagnosedIssue } from './types.ts'

export function issueOf(id: IssueId): DiagnosedIssue {
  const { name, description, urgencyLevel, estimatedCostMin, estimatedCostMax } = issueTexts[id]
  const symptoms = [...issueTexts[id].symptoms]
  const recommendations = [...issueTexts[id].recommendations]
  return {
    id,
    name,
    description,
    urgencyLevel,
    estimatedCostMin,
    estimatedCostMax,
    symptoms,
    recommendations,
  }
}
