import { FileQuestion } from 'lucide-react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { Button, EmptyState, Page, PageHeader } from '../../ui/index.ts'
import { CodePage } from './CodePage.tsx'
import { CodeSearch } from './CodeSearch.tsx'
import { copy } from './copy.ts'
import { passedCode } from './passed.ts'

export default function DtcPage() {
  const { code: pathCode } = useParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const passed = passedCode(state, pathCode)
  const search = <CodeSearch current={passed?.code ?? null} />
  if (passed) return <CodePage key={passed.code} passed={passed} search={search} />
  return (
    <Page>
      <PageHeader
        back={{ label: copy.backToScanner, onBack: () => void navigate('/obd') }}
        title={copy.title}
      />
      <NotFound />
      {search}
    </Page>
  )
}

function NotFound() {
  return (
    <EmptyState
      action={<Button render={<Link to="/obd" />}>{copy.backToScanner}</Button>}
      body={copy.notFoundWhat}
      icon={<FileQuestion />}
      title={copy.notFound}
    />
  )
}
