export const HEAD = {
  title: 'Settings',
  subtitle: 'Your plan, your account, and how Tappet works on this device.',
} as const
