import { useSession } from '../../backend/account/session.tsx'
import { useBackend } from '../../backend/connection/backend.tsx'
import { CalendarCard } from './CalendarCard.tsx'
import { PushCard } from './PushCard.tsx'

export function DeliveryPanel() {
  const backend = useBackend()
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <PushCard backend={backend} userId={user.id} />
      <CalendarCard backend={backend} userId={user.id} />
    </>
  )
}
