export const HEAD = {
  title: 'Maintenance Log',
  subtitle: "Your car's service record: what was done, when, at what mileage, for how much.",
} as const
