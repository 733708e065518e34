import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useBackend } from '../../backend/connection/backend.tsx'
import { newId } from '../../platform/runtime/new-id.ts'
import { Button, Page, PageHeader } from '../../ui/index.ts'
import { visitorChecks } from './checks.ts'
import { copy } from './copy.ts'
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
            {copy.again}
          </Button>
        }
        subtitle={copy.testIs}
        title={copy.test}
      />
      <Summary findings={findings.data ?? []} running={findings.isPending} />
      <FindingList
        description={copy.askedByVisitor}
        findings={findings}
        planned={plannedOf(checks)}
        title={copy.visitors}
      />
      <p className="text-muted">
        {copy.otherDrivers}{' '}
        <Link className="text-link" to="/security-proof">
          {copy.proof}
        </Link>
        .
      </p>
    </Page>
  )
}
