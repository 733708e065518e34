import type { NotificationRow } from '@tappet/wire'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { useWhenKnown } from '../../backend/account/wait-for-session.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { noticeOutOfSight } from '../../platform/app/local-notice.ts'
import { devicePush } from '../../platform/app/push.web.ts'
import { IconButton, toast } from '../../ui/index.ts'
import * as copy from './bell-copy.ts'
import { badgeText } from './format.ts'
import { unreadCount } from './list.ts'
import { useNotifications } from './queries.ts'
import { useArrivals } from './use-arrivals.ts'

const NotificationPopover = lazy(() => import('./NotificationPopover.tsx'))

export function NotificationBell() {
  const { backend } = useConnection()
  const { user, status } = useSession()
  const signIn = useSignIn()
  const [used, setUsed] = useState(false)
  const { press } = useWhenKnown(() =>
    status === 'authenticated' ? setUsed(true) : signIn.open(copy.signInReason),
  )
  const { data } = useNotifications(backend, user?.id)
  useArrivals(backend, user?.id, useAnnounce())
  usePushEndsWithSession(user?.id)
  if (status !== 'authenticated' || !user || !backend) {
    return <IconButton icon={<Bell />} label={copy.notifications} onClick={press} />
  }
  const count = badgeText(unreadCount(data ?? []))
  const button = (
    <IconButton
      count={count}
      icon={<Bell />}
      label={count ? copy.unread(count) : copy.notifications}
      {...(used ? {} : { onClick: () => setUsed(true) })}
    />
  )
  if (!used) return button
  return (
    <Suspense fallback={button}>
      <NotificationPopover backend={backend} trigger={button} userId={user.id} />
    </Suspense>
  )
}

function useAnnounce(): (row: NotificationRow) => void {
  const navigate = useNavigate()
  return (row) => {
    noticeOutOfSight(row.id, row.title, row.message)
    if (row.type !== 'maintenance_reminder') return
    toast.info(row.title, {
      description: row.message || undefined,
      action: { label: copy.view, onClick: () => navigate('/reminder-settings') },
    })
  }
}

/** The next person must not read it. */
function usePushEndsWithSession(userId: string | undefined): void {
  const last = useRef(userId)
  useEffect(() => {
    if (last.current !== undefined && userId === undefined) void devicePush.unsubscribe().catch(() => null)
    last.current = userId
  }, [userId])
}
