export const HEAD = {
  title: 'Comprehensive Diagnosis',
  subtitle: 'From symptoms, trouble codes and your car to ranked causes, costs and next steps.',
} as const
