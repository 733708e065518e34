import { useQuery } from '@tanstack/react-query'
import type { SecurityEventRow } from '@tappet/wire'
import { useState } from 'react'
import { queryKeys } from '../../../backend/cache/query-keys.ts'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { dataOf } from '../../../backend/connection/data-of.ts'
import { formatMoment } from '../../../format/moment.ts'
import { Button, Card, CardBody, CardHeader } from '../../../ui/index.ts'
import { LoadFailed, LoadingLines } from '../QueryStates.tsx'
import { describeDevice } from '../sessions/device.ts'
import { copy, eventWords } from './copy.ts'

const SHOWN_FIRST = 5

function useSecurityLog(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.securityLog(userId),
    queryFn: () => {
      const events = client.from('security_events').select('*')
      return dataOf(events.order('at', { ascending: false }).order('id', { ascending: false }))
    },
  })
}

export function SecurityLogCard({ userId }: { userId: string }) {
  const log = useSecurityLog(userId)
  const [showsAll, setShowsAll] = useState(false)
  const shown = log.data?.slice(0, showsAll ? undefined : SHOWN_FIRST)
  return (
    <Card>
      <CardHeader description={copy.logSpan} title={copy.log} />
      <CardBody>
        {log.data && shown ? (
          <>
            <ol aria-label={copy.log} className="divide-y divide-line">
              {shown.map((event) => (
                <EventRow event={event} key={event.id} />
              ))}
            </ol>
            {shown.length < log.data.length ? (
              <Button className="mt-3" onClick={() => setShowsAll(true)} size="sm" variant="secondary">
                {copy.showAll(log.data.length)}
              </Button>
            ) : null}
          </>
        ) : log.isError ? (
          <LoadFailed query={log} title={copy.logFailed}>
            {copy.logUnchanged}
          </LoadFailed>
        ) : (
          <LoadingLines label={copy.loadingLog} />
        )}
      </CardBody>
    </Card>
  )
}

function EventRow({ event }: { event: SecurityEventRow }) {
  return (
    <li className="py-2">
      <p className="font-semibold">{eventWords(event)}</p>
      <p className="text-sm text-muted">
        {formatMoment(event.at)}
        {event.device ? `, ${describeDevice(event.device)}` : ''}
      </p>
    </li>
  )
}
