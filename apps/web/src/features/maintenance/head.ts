/** What stands at the head of the page, and in its place while its code is on the way. */
export const HEAD = {
  title: 'Maintenance Log',
  subtitle: "Your car's service record: what was done, when, at what mileage, for how much.",
} as const
