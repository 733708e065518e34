import { createClient } from '@supabase/supabase-js'
import type { Database } from '@tappet/wire'
import { useState } from 'react'
import { Link } from 'react-router'
import { useBackend } from '../../backend/connection/backend.tsx'
import { newId } from '../../platform/runtime/new-id.ts'
import { visitorChecks } from './checks.ts'
import { copy } from './copy.ts'
import { FindingList } from './FindingList.tsx'
import { SecurityPage } from './SecurityPage.tsx'
import { plannedOf, runAll, useFindings } from './use-checks.ts'

const WITHOUT_SESSION = {
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
  storageKey: 'tappet.security-check',
}

export default function SecurityTestPage() {
  const { supabaseUrl, anonKey } = useBackend().config
  const [checks] = useState(() =>
    visitorChecks(createClient<Database>(supabaseUrl, anonKey, { auth: WITHOUT_SESSION }), newId()),
  )
  const findings = useFindings('visitor', () => runAll(checks))
  return (
    <SecurityPage
      lists={[findings]}
      onAgain={() => void findings.refetch()}
      running={findings.isPending}
      subtitle={copy.testIs}
      title={copy.test}
    >
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
    </SecurityPage>
  )
}
