import type { CodeMeaning } from '@tappet/diagnosis/code-library'
import { ChevronRight } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { Alert, Button, Card, SearchField, Section, SkeletonCard } from '../../ui/index.ts'
import { type LibraryState, useCodeLibrary } from './library.ts'

const RESULTS_SHOWN = 20

export function CodeSearch({
  current,
}: {
  /** Not offered again. */
  current: string | null
}) {
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const library = useCodeLibrary(asked.trim() !== '')
  return (
    <Section
      className="print:hidden"
      description="9,533 generic codes, on this device. By code or by words, like P03 or oxygen sensor."
      title={current === null ? 'Look up a code' : 'Look up another code'}
    >
      <SearchField
        label="Search trouble codes"
        onChange={(event) => setQuery(event.target.value)}
        onClear={() => setQuery('')}
        placeholder="Code or words"
        value={query}
      />
      {asked.trim() === '' ? null : <Found current={current} library={library} query={asked} />}
    </Section>
  )
}

function Found({
  library,
  query,
  current,
}: {
  library: LibraryState & { retry: () => void }
  query: string
  current: string | null
}) {
  if (library.state === 'loading') return <SkeletonCard label="Loading the code library" lines={3} />
  if (library.state === 'failed') {
    return (
      <Alert
        action={
          <Button onClick={library.retry} variant="secondary">
            Try again
          </Button>
        }
        live
        title="The code library could not be loaded"
        tone="soon"
      >
        It is fetched once and then kept on this device. Check your connection.
      </Alert>
    )
  }
  const { searchCodes, lookUpCode } = library.library
  const found = searchCodes(query, RESULTS_SHOWN + 1).filter(({ code }) => code !== current)
  // A maker's code is in no table, but valid.
  const typed = lookUpCode(query)
  const isUntitled = typed !== null && typed.kind !== 'generic' && typed.code !== current
  return (
    <>
      <p aria-live="polite" className="text-muted">
        {countWords(found.length)}
      </p>
      {isUntitled ? <CodeRows rows={[{ code: typed.code, title: 'Not in the standard’s tables' }]} /> : null}
      {found.length > 0 ? <CodeRows rows={found.slice(0, RESULTS_SHOWN)} /> : null}
    </>
  )
}

function countWords(count: number): string {
  if (count === 0) return 'No generic code fits. Try fewer words, or the beginning of a code.'
  if (count > RESULTS_SHOWN) return `The first ${RESULTS_SHOWN}. One word more narrows it down.`
  return `${count} ${count === 1 ? 'code' : 'codes'}`
}

function CodeRows({ rows }: { rows: readonly Pick<CodeMeaning, 'code' | 'title'>[] }) {
  return (
    <Card>
      <ul className="divide-y divide-line">
        {rows.map(({ code, title }) => (
          <li key={code}>
            <Link
              className="grid min-h-14 grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-3 px-4 py-3 hover:bg-sunken"
              state={{ code }}
              to={`/dtc/${code}`}
            >
              <span className="figure text-lg">{code}</span>
              <span>{title}</span>
              <ChevronRight aria-hidden="true" className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
