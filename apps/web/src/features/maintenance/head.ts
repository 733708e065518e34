export const HEAD = { title: 'Maintenance Log', heading: 'Maintenance Log' } as const
