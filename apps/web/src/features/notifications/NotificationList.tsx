import type { NotificationRow } from '@tappet/wire'
import { Link } from 'react-router'
import type { Backend } from '../../backend/connection/connect.ts'
import { Button, cx, EmptyState, LoadFailed, Skeleton } from '../../ui/index.ts'
import { notificationDate } from './format.ts'
import { unreadCount } from './list.ts'
import { copy } from './list-copy.ts'
import { useMarkRead, useNotifications } from './queries.ts'

export function NotificationList({
  backend,
  userId,
  onLeave,
}: {
  backend: Backend
  userId: string
  onLeave: () => void
}) {
  const { data, isPending, isError, refetch } = useNotifications(backend, userId)
  const markRead = useMarkRead(backend.client, userId)
  if (isPending) return <ListSkeleton />
  if (isError) return <LoadFailed onRetry={() => void refetch()} title={copy.failed} what={copy.noAnswer} />
  if (data.length === 0) {
    return (
      <EmptyState
        action={
          <Button
            onClick={onLeave}
            render={<Link onClick={onLeave} to="/reminder-settings" />}
            variant="secondary"
          >
            {copy.setUp}
          </Button>
        }
        body={copy.emptyWhat}
        title={copy.empty}
      />
    )
  }
  return (
    <div className="flex flex-col gap-2">
      {unreadCount(data) > 0 ? (
        <Button className="self-start" onClick={() => markRead.mutate('all')} size="sm" variant="secondary">
          {copy.allRead}
        </Button>
      ) : null}
      <ul className="-mx-2 divide-y divide-line">
        {data.map((row) => (
          <Item key={row.id} onLeave={onLeave} onRead={() => markRead.mutate(row.id)} row={row} />
        ))}
      </ul>
    </div>
  )
}

function Item({ row, onRead, onLeave }: { row: NotificationRow; onRead: () => void; onLeave: () => void }) {
  const aboutService = row.type !== 'other'
  return (
    <li className="px-2 py-3">
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className={cx('mt-2 size-2 shrink-0 rounded-chip', row.read ? 'bg-transparent' : 'bg-accent')}
        />
        <div className="min-w-0 flex-1">
          <p className={row.read ? undefined : 'font-semibold'}>
            {row.read ? null : <span className="sr-only">{copy.unread}</span>}
            {row.title}
          </p>
          {row.message ? <p className="text-muted">{row.message}</p> : null}
          <p className="mt-1 text-sm text-muted">
            <time dateTime={row.created_at}>{notificationDate(row.created_at)}</time>
          </p>
          <div className="flex flex-wrap gap-x-4">
            {row.read ? null : (
              <button className="text-link min-h-12" onClick={onRead} type="button">
                {copy.markRead}
              </button>
            )}
            {aboutService ? (
              <Link
                className="text-link flex min-h-12 items-center"
                onClick={onLeave}
                to="/reminder-settings"
              >
                {copy.view}
              </Link>
            ) : null}
          </div>
        </div>
      </div>
    </li>
  )
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4" role="status">
      <span className="sr-only">{copy.loading}</span>
      {['first', 'second', 'third'].map((place) => (
        <div className="flex flex-col gap-2" key={place}>
          <Skeleton className="w-2/3" />
          <Skeleton />
          <Skeleton className="w-1/3" />
        </div>
      ))}
    </div>
  )
}
