import { RotateCw } from 'lucide-react'
import { Link } from 'react-router'
import { hasKeptSession, useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { useBackend } from '../../backend/connection/backend.tsx'
import { newId } from '../../platform/runtime/new-id.ts'
import { Alert, Button, Page, PageHeader, Section } from '../../ui/index.ts'
import { databaseReport, driverChecks, REPORT_ASKED } from './checks.ts'
import { FindingList } from './FindingList.tsx'
import { Summary } from './Summary.tsx'
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
    <Page width="reading">
      <PageHeader
        action={
          <Button
            icon={<RotateCw aria-hidden="true" />}
            loading={report.isFetching || between.isFetching}
            onClick={again}
            variant="secondary"
          >
            Run again
          </Button>
        }
        subtitle="For developers: asks this server, as one driver, for what belongs to another."
        title="Security Proof"
      />
      <Summary findings={[...(between.data ?? []), ...(report.data ?? [])]} running={isRunning} />
      {isDriver ? (
        <FindingList
          description="Each is really asked, with your own session. Values are never shown."
          findings={between}
          planned={plannedOf(driverChecks(client, '', ''))}
          title="One driver and another"
        />
      ) : (
        <NeedsDriver />
      )}
      <p className="text-muted">
        What a visitor can reach stands on{' '}
        <Link className="text-link" to="/security-test">
          Security Test
        </Link>
        .
      </p>
      <FindingList
        description={
          <>
            One question, <code className="font-mono text-sm">{REPORT_ASKED}</code>: the database reads its
            own catalogue of rights and policies on profiles.
          </>
        }
        findings={report}
        title="The database's own report"
      />
    </Page>
  )
}

function NeedsDriver() {
  const signIn = useSignIn()
  return (
    <Section title="One driver and another">
      <Alert
        action={
          <Button onClick={() => signIn.open('Sign in to ask as a driver.')} size="sm" variant="secondary">
            Sign In
          </Button>
        }
        title="Not run yet"
      >
        These checks ask as a driver. Sign in with any account of this server.
      </Alert>
    </Section>
  )
}
