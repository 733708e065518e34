/** What stands at the head of the page, and in its place while its code is on the way. */
export const HEAD = {
  title: 'Settings',
  subtitle: 'Your plan, your account, and how Tappet works on this device.',
} as const
