export const HEAD = {
  title: 'How My Car Sounds',
  subtitle: 'Three short takes while the car is well. We compare later takes with them.',
} as const
