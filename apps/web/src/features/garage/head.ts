export const HEAD = { title: 'Your Cars' } as const

/** Of the button beside the page's head. */
export const switcherLabel = (name: string) => `${name}. Choose another car`
