export const copy = {
  title: 'Your cars',
  former: ' (no longer yours)',
  manage: 'Manage your cars',
} as const
