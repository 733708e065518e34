export const copy = {
  notifications: 'Notifications',
  unread: (count: string) => `Notifications, ${count} unread`,
  signInReason: 'Sign in to see your notifications.',
  view: 'View',
} as const
