export const notifications = 'Notifications'
export const unread = (count: string) => `Notifications, ${count} unread`
export const signInReason = 'Sign in to see your notifications.'
export const view = 'View'
