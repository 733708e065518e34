export const HEAD = { title: 'Your Cars' } as const
