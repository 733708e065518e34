import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { Alert, Button, EmptyState, Page, PageHeader, Stat, StatRow } from '../../ui/index.ts'
import { categoryOf, passedCode } from './code.ts'

/** One trouble code. This version knows its family; what it means comes with the next one. */
export default function DtcPage() {
  const { code: pathCode } = useParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const code = passedCode(state, pathCode)
  const back = { label: 'Back to OBD Scanner', onBack: () => navigate('/obd') }
  if (!code) {
    return (
      <Page width="reading">
        <PageHeader back={back} title="Trouble Code Details" />
        <EmptyState
          action={<Button render={<Link to="/obd" />}>Back to OBD Scanner</Button>}
          body="A trouble code is one letter, P, B, C or U, and four more characters, like P0301."
          title="DTC code not found"
        />
      </Page>
    )
  }
  return (
    <Page width="reading">
      <PageHeader back={back} subtitle="Trouble Code Details" title={code} />
      <StatRow>
        <Stat label="Category" value={categoryOf(code)} />
      </StatRow>
      <Alert>What this code means and what to do about it is not part of this version yet.</Alert>
    </Page>
  )
}
