const MAX_BADGE = 9

export function badgeText(unread: number): string | undefined {
  if (unread <= 0) return undefined
  return unread > MAX_BADGE ? `${MAX_BADGE}+` : String(unread)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

export function notificationDate(createdAt: string): string {
  const date = new Date(createdAt)
  const month = MONTHS[date.getMonth()]
  if (month === undefined) return ''
  const two = (value: number) => String(value).padStart(2, '0')
  const hour = date.getHours()
  return `${month} ${two(date.getDate())}, ${hour % 12 || 12}:${two(date.getMinutes())} ${hour < 12 ? 'AM' : 'PM'}`
}
