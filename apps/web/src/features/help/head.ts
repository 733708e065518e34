/** What stands at the head of the page, and in its place while its code is on the way. */
export const HEAD = {
  title: 'Help & FAQ',
  subtitle: 'Short answers. If yours is missing, write to us.',
} as const
