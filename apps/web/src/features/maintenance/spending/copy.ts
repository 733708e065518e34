export const copy = {
  total: 'Total',
  /** "Service, insurance and tax; no fuel, no purchase price". */
  madeOf: (costs: readonly string[]) => {
    const words = ['Service', ...costs.map((cost) => cost.toLowerCase())]
    return words.length < 2
      ? 'Service alone'
      : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}; no fuel, no purchase price`
  },
  costsUnread: 'Service alone. Other costs are not read yet.',
  totalOf: (year: number) => `Total ${year}`,
  chart: (year: number, total: string) => `Spending by month and category in ${year}: ${total}`,
  oneMonth: (month: string) => `All in ${month}. The chart starts with a second month.`,
  byCategory: 'By category',
  asChart: 'Show as chart',
  asTable: 'Show as table',
  table: (year: number) => `Spending in ${year}`,
  month: 'Month',
} as const
