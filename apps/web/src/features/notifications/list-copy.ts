export const copy = {
  loading: 'Loading notifications',
  failed: 'Notifications did not load',
  noAnswer: 'The server did not answer. Your notifications are safe. Try again in a moment.',
  empty: 'No notifications yet',
  emptyWhat: 'Service that is due, and diagnoses that finished while you were away, appear here.',
  setUp: 'Set up reminders',
  allRead: 'Mark all as read',
  markRead: 'Mark as read',
  unread: 'Unread: ',
  view: 'View',
} as const
