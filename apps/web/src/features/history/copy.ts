import { MAX_HISTORY } from './saved-rows.ts'

export const copy = {
  tryAgain: 'Try again',
  nothingChanged: 'Nothing was changed.',
  loading: 'Loading your history',
  unread: 'Error Loading History',
  unreadHelp: 'Failed to load your diagnosis history. Please try again.',
  nothingDeleted: 'What you saved is safe.',
  pages: 'Pages of the history',
  newer: 'Newer',
  older: 'Older',
  view: 'View',
  viewOf: (name: string) => `View ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  pictureOf: (name: string) => `Picture of the recording: ${name}`,
  withFinding: 'With what the mechanic found',
  types: { audio: 'Sound diagnosis', comprehensive: 'Comprehensive diagnosis' },
  demoCodes: ', demo codes',
  unnamedSound: 'Unnamed sound',
  noCause: 'No likely cause found',
  confidence: (percent: number) => `${Math.round(percent)}% confidence`,
  removed: 'Item Removed',
  undo: 'Undo',
  notPutBack: 'Not all put back',
  notPutBackHelp: (count: number) =>
    `${countText(count)} could not all be restored. They are kept here while this message is open.`,
  clearAll: 'Clear All',
  clearHistory: 'Clear history',
  clearTitle: (car: string | null) =>
    car === null ? 'Clear your whole history?' : `Clear the history of ${car}?`,
  cleared: 'History Cleared',
  checkFirst: 'Look at the list before you try again.',
  none: 'No History Yet',
  noneHelp: 'A diagnosis that you save appears here, with its result as you saw it.',
  record: 'Record a sound',
  fromSymptoms: 'Start from symptoms',
} as const

/** "1 saved analysis", "7 saved analyses". */
export const countText = (total: number): string => `${total} saved ${total === 1 ? 'analysis' : 'analyses'}`

/** Which rows a page lists: "21 to 40 of 45". */
export const rangeText = (page: number, total: number): string =>
  `${(page - 1) * MAX_HISTORY + 1} to ${Math.min(total, page * MAX_HISTORY)} of ${total}`

export function clearedText(total: number, car: string | null): string {
  const whose = car === null ? '' : ` Only those of ${car}.`
  return `This deletes ${countText(total)}.${whose} "Undo" is offered for a minute afterwards, while Tappet stays open.`
}

/** What the server deleted, as far as it said so; where another device saved meanwhile, how much of it "Undo" brings back. */
export function clearedDescription(deleted: number | null, count: number): string {
  if (deleted === null) return `We can’t tell how many were deleted. "Undo" brings back ${count}.`
  const said = `${countText(deleted)} deleted.`
  return deleted > count ? `${said} "Undo" brings back ${count}: the others were saved meanwhile.` : said
}
