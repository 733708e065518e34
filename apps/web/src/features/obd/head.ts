export const HEAD = {
  title: 'OBD-II Scanner',
  subtitle:
    'Read what the car itself has noticed: its trouble codes, how far its own tests are, and its live values.',
} as const

export const LIVE_HEAD = { title: 'Live Values' } as const
