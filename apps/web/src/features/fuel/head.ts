export const HEAD = {
  title: 'Fuel',
  subtitle: 'What you fill up, how far it takes you, and what it costs.',
} as const
