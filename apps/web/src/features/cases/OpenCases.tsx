import { ChevronRight } from 'lucide-react'
import { Suspense, useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { useConnection } from '../../backend/connection/backend.tsx'
import { CaseList } from './CaseList.tsx'
import * as copy from './copy.ts'
import { useCases } from './queue/use-cases.ts'

const MAX_SHOWN = 3

/** Nothing for a visitor. */
export default function OpenCases({ onKnown }: { onKnown: () => void }) {
  const { state } = useConnection()
  const { user } = useSession()
  if (!user || state !== 'ready') return null
  return (
    <Suspense>
      <Open onKnown={onKnown} userId={user.id} />
    </Suspense>
  )
}

function Open({ userId, onKnown }: { userId: string; onKnown: () => void }) {
  const { cases = [], query } = useCases(userId)
  const isKnown = !query.isPending
  useLayoutEffect(() => {
    if (isKnown) onKnown()
  }, [isKnown, onKnown])
  const open = cases.filter(({ state }) => state !== 'closed' && state !== 'proven')
  if (open.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">
        <Link className="inline-flex min-h-12 items-center gap-1 hover:underline" to="/cases">
          {copy.openCases}
          <ChevronRight className="size-5 text-muted" />
        </Link>
      </h2>
      <CaseList brief cases={open.slice(0, MAX_SHOWN)} />
      {query.data !== undefined && open.length > MAX_SHOWN ? (
        <Link className="flex min-h-12 items-center self-start font-semibold hover:underline" to="/cases">
          {copy.allOpen(open.length)}
        </Link>
      ) : null}
    </section>
  )
}
