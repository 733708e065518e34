export const HEAD = {
  title: 'Fuel',
  subtitle: 'What you fill in, how far it takes you, and what a mile or kilometer costs.',
} as const
