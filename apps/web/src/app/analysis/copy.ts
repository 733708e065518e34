export const copy = {
  takeLost: 'The take does not count yet',
  takeLostWhat: 'A part of Tappet did not load. Take it again when you are online.',
  loading: 'Loading',
  ranking: 'Ranking the causes',
  retry: 'Retry',
  loadPage: 'Load the page again',
  notRanked: 'The causes could not be ranked',
  notRankedWhat: 'Check your connection and try again.',
  saveNormal: 'Save as my car’s normal',
  diagnosisLoading: 'Loading the diagnosis',
} as const
