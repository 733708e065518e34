import type { NotificationRow } from '@tappet/wire'

export const MAX_NOTIFICATIONS = 20

export function unreadCount(list: readonly NotificationRow[]): number {
  return list.filter((row) => !row.read).length
}

export function withArrival(list: readonly NotificationRow[], row: NotificationRow): NotificationRow[] {
  return [row, ...list.filter(({ id }) => id !== row.id)]
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
    .slice(0, MAX_NOTIFICATIONS)
}

export function withRead(list: readonly NotificationRow[], which: string | 'all'): NotificationRow[] {
  return list.map((row) => (which === 'all' || row.id === which ? { ...row, read: true } : row))
}
