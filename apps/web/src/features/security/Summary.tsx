import { Alert } from '../../ui/index.ts'
import { copy } from './copy.ts'
import type { Finding } from './use-checks.ts'

type SummaryProps = {
  findings: readonly Finding[]
  running: boolean
}

export function Summary({ findings, running }: SummaryProps) {
  if (running) return <Alert title={copy.stillRunning}>{copy.nothingKnown}</Alert>
  if (findings.length === 0) return null
  const countOf = (verdict: Finding['outcome']['verdict']) =>
    findings.filter(({ outcome }) => outcome.verdict === verdict).length
  const vulnerable = countOf(copy.vulnerable)
  const notRun = countOf(copy.notRun)
  const passed = copy.passedOf(countOf(copy.passed), findings.length)
  if (vulnerable > 0)
    return (
      <Alert live title={copy.holes(vulnerable)} tone="now">
        {copy.closeIt(passed)}
      </Alert>
    )
  if (notRun > 0)
    return (
      <Alert live title={copy.left(notRun)} tone="soon">
        {copy.restUnknown(passed)}
      </Alert>
    )
  return (
    <Alert live title={copy.noHole} tone="safe">
      {passed}
    </Alert>
  )
}
