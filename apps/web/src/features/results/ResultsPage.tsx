import { Link, Navigate, useNavigate } from 'react-router'
import { Alert, Button, Page, PageHeader } from '../../ui/index.ts'
import { readLatestResult } from './latest-result.ts'

/** The latest diagnosis of this tab; without one there is nothing to show but home. */
export default function ResultsPage() {
  const navigate = useNavigate()
  const result = readLatestResult()
  if (!result) return <Navigate replace to="/" />
  return (
    <Page>
      <PageHeader
        back={{ label: 'Back', onBack: () => navigate(-1) }}
        subtitle="Diagnosis results"
        title={result.issueName}
      />
      <Alert>This version keeps the diagnosis, but can not show its details yet.</Alert>
      <Button className="self-start" render={<Link to="/" />}>
        New Analysis
      </Button>
    </Page>
  )
}
