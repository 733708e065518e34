export const copy = {
  total: 'Total',
  totalOf: (year: number) => `Total ${year}`,
  chart: (year: number, total: string) => `Spending by month and category in ${year}: ${total}`,
  oneMonth: (month: string) => `All in ${month}. The chart starts with a second month.`,
  byCategory: 'By category',
  asChart: 'Show as chart',
  asTable: 'Show as table',
  table: (year: number) => `Spending in ${year}`,
  month: 'Month',
} as const
