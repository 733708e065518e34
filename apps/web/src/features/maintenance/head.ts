export const HEAD = { title: 'Maintenance Log' } as const
