import { Link } from 'react-router'
import { hasKeptSession, useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { useBackend } from '../../backend/connection/backend.tsx'
import { newId } from '../../platform/runtime/new-id.ts'
import { Alert, Button, Section } from '../../ui/index.ts'
import { databaseReport, driverChecks, REPORT_ASKED } from './checks.ts'
import { copy } from './copy.ts'
import { FindingList } from './FindingList.tsx'
import { SecurityPage } from './SecurityPage.tsx'
import { plannedOf, runAll, useFindings } from './use-checks.ts'

export default function SecurityProofPage() {
  const { client } = useBackend()
  const { user, loading } = useSession()
  const report = useFindings('report', () => databaseReport(client))
  const between = useFindings(
    `between-${user?.id}`,
    () => runAll(user ? driverChecks(client, user.id, newId()) : []),
    user !== null,
  )
  // Whether the kept session still holds comes a moment later.
  const isDriver = user !== null || (loading && hasKeptSession())
  const isRunning = (isDriver && between.isPending) || report.isPending
  const again = () => {
    void report.refetch()
    if (user) void between.refetch()
  }
  return (
    <SecurityPage
      lists={[between, report]}
      onAgain={again}
      running={isRunning}
      subtitle={copy.proofIs}
      title={copy.proof}
    >
      {isDriver ? (
        <FindingList
          description={copy.askedByDriver}
          findings={between}
          planned={plannedOf(driverChecks(client, '', ''))}
          title={copy.drivers}
        />
      ) : (
        <NeedsDriver />
      )}
      <p className="text-muted">
        {copy.visitorReach}{' '}
        <Link className="text-link" to="/security-test">
          {copy.test}
        </Link>
        .
      </p>
      <FindingList
        description={
          <>
            {copy.question}
            <code className="font-mono text-sm">{REPORT_ASKED}</code>
            {copy.reportIs}
          </>
        }
        findings={report}
        title={copy.report}
      />
    </SecurityPage>
  )
}

function NeedsDriver() {
  const signIn = useSignIn()
  return (
    <Section title={copy.drivers}>
      <Alert
        action={
          <Button onClick={() => signIn.open(copy.signInReason)} size="sm" variant="secondary">
            {copy.signIn}
          </Button>
        }
        title={copy.notRunYet}
      >
        {copy.needsDriver}
      </Alert>
    </Section>
  )
}
