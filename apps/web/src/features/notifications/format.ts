import { MONTHS, usTime } from '../../format/us-english.ts'

const MAX_BADGE = 9

export function badgeText(unread: number): string | undefined {
  if (unread <= 0) return undefined
  return unread > MAX_BADGE ? `${MAX_BADGE}+` : String(unread)
}

export function notificationDate(createdAt: string): string {
  const date = new Date(createdAt)
  const month = MONTHS[date.getMonth()]
  if (month === undefined) return ''
  const day = String(date.getDate()).padStart(2, '0')
  return `${month} ${day}, ${usTime(date.getHours(), date.getMinutes())}`
}
