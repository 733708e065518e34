export const HEAD = {
  title: 'How My Car Sounds',
  subtitle:
    'Three short takes while the car is well teach Tappet its normal. Later takes are held against it, with the same phone.',
} as const
