import { useQuery } from '@tanstack/react-query'
import type { ReminderCheckResponse } from '@tappet/wire'
import { Link } from 'react-router'
import { useConnection } from '../../backend/backend.tsx'
import type { Client } from '../../backend/connect.ts'
import { queryKeys } from '../../backend/query-keys.ts'
import { useSession } from '../../backend/session.tsx'
import { Alert, Button } from '../../ui/index.ts'

/** What the server holds to be due, by the driver's own calendar. @throws FunctionsError */
async function checkReminders(client: Client): Promise<ReminderCheckResponse['data']> {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)
  const { data, error } = await client.functions.invoke<ReminderCheckResponse>(
    `reminder-check?time_zone=${zone}`,
  )
  if (error) throw error
  return data?.data ?? []
}

/**
 * The most urgent service that the server knows to be due, with the way to it. Nothing for a
 * visitor, nothing when nothing is due, and nothing when the check fails: home works without it.
 */
export function ReminderBanner() {
  const { backend } = useConnection()
  const { user } = useSession()
  const { data } = useQuery({
    queryKey: queryKeys.reminderCheck(user?.id ?? ''),
    queryFn: () => {
      if (!backend || !user) throw new Error('No session')
      return checkReminders(backend.client)
    },
    enabled: backend !== null && user !== null,
  })
  const first = data?.[0]
  if (!user || first === undefined) return null
  return (
    <Alert tone={first.overdue ? 'now' : 'soon'} title={first.title}>
      <p>{first.message}</p>
      <div className="mt-3">
        <Button variant="secondary" size="sm" render={<Link to="/reminder-settings" />}>
          See reminders
        </Button>
      </div>
    </Alert>
  )
}
