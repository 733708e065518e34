/** Of the panel, which comes with its first opening. */
export const copy = {
  importCsv: 'Import CSV',
  exportCsv: 'Export CSV',
  exportPdf: 'Export PDF',
  search: 'Search records',
  searchHint: 'Search the log',
  item: 'Filter by item',
  allItems: 'All items',
  year: 'Filter by year',
  allYears: 'All years',
} as const
