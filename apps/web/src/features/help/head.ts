export const HEAD = {
  title: 'Help & FAQ',
  subtitle: 'Short answers. If yours is missing, write to us.',
} as const
