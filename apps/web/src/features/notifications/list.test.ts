import type { NotificationRow } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { unreadCount, withArrival, withRead } from './list.ts'

const row = (id: string, minute: number, isRead = false): NotificationRow => ({
  id,
  user_id: 'u',
  type: 'other',
  title: id,
  message: '',
  read: isRead,
  created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
})

describe('withArrival', () => {
  it('never lets a live arrival lengthen the list past 20 [NOT-010]', () => {
    const full = Array.from({ length: 20 }, (_, index) => row(`n${index}`, 40 - index))
    const next = withArrival(full, row('new', 50))
    expect(next).toHaveLength(20)
    expect(next[0]?.id).toBe('new')
    expect(next.some(({ id }) => id === 'n19')).toBe(false)
  })
  it('keeps the newest first and takes no row twice', () => {
    const list = withArrival([row('b', 2), row('a', 1)], row('a', 1))
    expect(list.map(({ id }) => id)).toEqual(['b', 'a'])
  })
})

describe('withRead', () => {
  const list = [row('a', 1), row('b', 2)]
  it('turns one to read [NOT-004]', () => {
    expect(withRead(list, 'a').map(({ read }) => read)).toEqual([true, false])
  })
  it('turns all to read [NOT-005]', () => {
    expect(unreadCount(list)).toBe(2)
    expect(unreadCount(withRead(list, 'all'))).toBe(0)
  })
})
