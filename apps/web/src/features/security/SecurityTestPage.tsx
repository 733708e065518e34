import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useBackend } from '../../backend/connection/backend.tsx'
import { newId } from '../../platform/runtime/new-id.ts'
import { Button, Page, PageHeader } from '../../ui/index.ts'
import { visitorChecks } from './checks.ts'
import { FindingList } from './FindingList.tsx'
import { Summary } from './Summary.tsx'
import { plannedOf, runAll, useFindings } from './use-checks.ts'
import { createVisitor } from './visitor.ts'

export default function SecurityTestPage() {
  const { config } = useBackend()
  const [checks] = useState(() => visitorChecks(createVisitor(config), newId()))
  const findings = useFindings('visitor', () => runAll(checks))
  return (
    <Page width="reading">
      <PageHeader
        action={
          <Button
            icon={<RotateCw aria-hidden="true" />}
            loading={findings.isFetching}
            onClick={() => findings.refetch()}
            variant="secondary"
          >
            Run again
          </Button>
        }
        subtitle="For developers: asks this server, as a visitor without an account, for what nobody may have."
        title="Security Test"
      />
      <Summary findings={findings.data ?? []} running={findings.isPending} />
      <FindingList
        description="Each is really asked, with the public key alone. Values are never shown."
        findings={findings}
        planned={plannedOf(checks)}
        title="Signed-out visitors"
      />
      <p className="text-muted">
        What one driver can reach of another stands on{' '}
        <Link className="text-link" to="/security-proof">
          Security Proof
        </Link>
        .
      </p>
    </Page>
  )
}
