import { Alert } from '../../ui/index.ts'
import type { Finding } from './use-checks.ts'

type SummaryProps = {
  findings: readonly Finding[]
  running: boolean
}

export function Summary({ findings, running }: SummaryProps) {
  if (running) return <Alert title="The checks are running">Nothing is known yet.</Alert>
  if (findings.length === 0) return null
  const countOf = (verdict: Finding['outcome']['verdict']) =>
    findings.filter(({ outcome }) => outcome.verdict === verdict).length
  const vulnerable = countOf('Vulnerable')
  const notRun = countOf('Not run')
  const passed = `${countOf('Passed')} of ${findings.length} checks passed.`
  if (vulnerable > 0)
    return (
      <Alert live title={`${vulnerable} ${vulnerable === 1 ? 'check' : 'checks'} found a hole`} tone="now">
        {passed} Close it before anybody else finds it: supabase/migrations says how profiles are guarded.
      </Alert>
    )
  if (notRun > 0)
    return (
      <Alert live title={`${notRun} ${notRun === 1 ? 'check was' : 'checks were'} not run`} tone="soon">
        {passed} Nothing is known of the rest.
      </Alert>
    )
  return (
    <Alert live title="No hole found" tone="safe">
      {passed}
    </Alert>
  )
}
