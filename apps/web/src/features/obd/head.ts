export const HEAD = {
  title: 'OBD-II Scanner',
  subtitle: 'Read your car’s trouble codes, its own tests and live values.',
} as const

export const LIVE_HEAD = { title: 'Live Values' } as const
