/** What stands at the head of the page, and in its place while its code is on the way. */
export const HEAD = {
  title: 'OBD-II Scanner',
  subtitle:
    'Read what the car itself has noticed: its trouble codes, how far its own tests are, and its live values.',
} as const
