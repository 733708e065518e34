import type { CodeMeaning } from '@tappet/diagnosis/code-library'
import { ChevronRight } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { Card, RetryAlert, SearchField, Section, SkeletonCard } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { type LibraryState, useCodeLibrary } from './library.ts'

const RESULTS_SHOWN = 20

export function CodeSearch({
  current,
}: {
  /** Not offered again. */
  current: string | null
}) {
  const [query, setQuery] = useState('')
  const searchText = useDeferredValue(query)
  const library = useCodeLibrary(searchText.trim() !== '')
  return (
    <Section
      className="print:hidden"
      description={copy.searchHint}
      title={current === null ? copy.search : copy.searchAnother}
    >
      <SearchField
        label={copy.searchLabel}
        onChange={(event) => setQuery(event.target.value)}
        onClear={() => setQuery('')}
        placeholder={copy.searchExample}
        value={query}
      />
      {searchText.trim() === '' ? null : <Found current={current} library={library} query={searchText} />}
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
  if (library.state === 'loading') return <SkeletonCard label={copy.libraryLoading} lines={3} />
  if (library.state === 'failed') {
    return (
      <RetryAlert live onRetry={library.retry} title={copy.libraryFailed}>
        {copy.libraryFailedWhat}
      </RetryAlert>
    )
  }
  const { searchCodes, lookUpCode } = library.library
  const matches = searchCodes(query, RESULTS_SHOWN + 1).filter(({ code }) => code !== current)
  // A maker's code is in no table, but valid.
  const typed = lookUpCode(query)
  const isUntitled = typed !== null && typed.kind !== 'generic' && typed.code !== current
  return (
    <>
      <p aria-live="polite" className="text-muted">
        {countWords(matches.length)}
      </p>
      {isUntitled ? <CodeRows rows={[{ code: typed.code, title: copy.noTitle }]} /> : null}
      {matches.length > 0 ? <CodeRows rows={matches.slice(0, RESULTS_SHOWN)} /> : null}
    </>
  )
}

function countWords(count: number): string {
  if (count === 0) return copy.noMatch
  if (count > RESULTS_SHOWN) return copy.firstOf(RESULTS_SHOWN)
  return copy.codes(count)
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
              <ChevronRight className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
