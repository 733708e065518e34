import { countText, wholeNumber } from '../../format/count.ts'

export const CUSTOM_ITEM = 'Custom Item'

const partly = (words: string, isComplete: boolean) => (isComplete ? words : `${words} so far`)

export const copy = {
  tryAgain: 'Try again',
  undo: 'Undo',
  addRecord: 'Add New Record',
  loading: 'Loading your service log',
  unread: 'Failed to load maintenance records',
  unreadKept: 'Nothing was deleted. You can still add records.',
  offline: 'You are offline',
  offlineWhy: 'Your earlier records appear when you’re online.',
  offlineKept: 'You can still add records. They’re kept here and sent later.',
  nextService: 'Next Service',
  totalRecords: 'Total Records',
  spendingThisYear: 'YTD Spending',
  whenRead: 'Known when the whole log is read',
  logIt: 'Log it',
  setReminder: 'Set a reminder to see it here',
  openReminders: (count: number) => `${count === 1 ? '1 reminder' : `${count} reminders`} may be due`,
  withoutCost: (count: number) =>
    count === 1
      ? '1 record has no cost and isn’t counted'
      : `${count} records have no cost and aren’t counted`,
  serviceAlone: 'Service alone',
  otherPages: 'Upkeep',
  fuel: 'Fuel',
  mileage: 'Current Mileage',
  reminders: 'Reminder Settings',
  records: 'Records',
  listLabel: (isFound: boolean, isComplete: boolean) =>
    isComplete && !isFound ? 'All records' : partly(isFound ? 'Records found' : 'Records', isComplete),
  matches: (count: number, isComplete: boolean) => partly(`${countText(count, 'record')} found`, isComplete),
  noMatch: (isComplete: boolean) => partly('No record matches', isComplete),
  noMatchHelp: 'Try fewer words or another year, or clear the filters.',
  noMatchYet: 'More may turn up once the whole log is read.',
  notAllRead: 'Not all of your records are read yet.',
  select: 'Select',
  showAll: (count: number) => `Show all ${wholeNumber(count)} entries`,
  addFirst: 'Add your first record',
  none: 'No service recorded yet',
  noneHelp:
    'Start with the last service you remember. Bring a log from another app with Import CSV, under Search & Tools.',
  tools: 'Search & Tools',
  only: (what: string) => `Only ${what}`,
  clearFilters: 'Clear filters',
  reads: (distance: string) => `reads ${distance}`,
  waiting: 'Waiting to be sent',
  selectOf: (which: string) => `Select ${which}`,
  editOf: (which: string) => `Edit ${which}`,
  deleteOf: (which: string) => `Delete ${which}`,
  /** "Receipt", "3 files". */
  files: (count: number) => (count === 1 ? 'Receipt' : countText(count, 'file')),
  filesOf: (files: string, which: string) => `${files} of ${which}`,
  newestShown: 'The newest records are shown. The older ones are still being read.',
  stillReading: 'Still reading your log, the newest first',
  readSoFar: (count: number, total: number) =>
    Number.isFinite(total)
      ? `${wholeNumber(count)} of ${wholeNumber(total)} read`
      : `${wholeNumber(count)} read`,
  readOn: 'Load the rest',
  partKept: 'Nothing was deleted. You can change what you see, and add records.',
  onlyRead: (count: number, total: number) =>
    Number.isFinite(total)
      ? `Only ${wholeNumber(count)} of ${countText(total, 'record')} were read`
      : `Only ${countText(count, 'record')} were read`,
  partWhy: (isOnline: boolean) =>
    `${isOnline ? 'The server did not answer.' : 'You are offline.'} The older records are missing here.`,
  changesWait: (count: number, isOnline: boolean) =>
    `${countText(count, 'change')} ${count === 1 ? 'waits' : 'wait'} for ${isOnline ? 'the server' : 'a connection'}`,
  changesKept: 'Kept on this device, and sent by itself.',
  sendNow: 'Send now',
  ofNewer: (count: number) => `${countText(count, 'change')} of a newer version of Tappet`,
  ofNewerHelp: 'Kept on this device, and sent once this page is updated again.',
  edit: 'Edit',
  exportChange: 'Export',
  discard: 'Discard',
  refused: 'The server did not take a change',
  refusedWhy: (change: string, reason: string) => `${change} ${reason} The change is kept on this device.`,
  notExported: 'Not exported',
  stillKept: 'The change is still kept on this device.',
  changing: (what: string) => `Changing ${what}.`,
  deleting: (what = '') => `Deleting ${what}.`,
  adding: (what = '') => `Adding ${what}.`,
  spending: 'Spending',
  chartYear: 'Year of the chart',
  chartCurrency: 'Currency of the chart',
  loadingChart: 'Loading the chart',
  added: 'Maintenance record added successfully',
  addFailed: 'Failed to add maintenance record',
  updated: 'Maintenance record updated',
  updateFailed: 'Failed to update maintenance record',
  failedHelp: (reason: string) => `${reason}What you entered is still here. Please try again.`,
  unchanged: 'Nothing was changed',
  deleted: 'Record deleted',
  manyDeleted: (count: number) => `${countText(count, 'record')} deleted`,
  notDeleted: 'Not deleted',
  notPutBack: 'Not put back',
  tryAgainWhy: (reason: string) => `${reason} Please try again.`,
  changedElsewhere: 'Changed on another device too',
  chooseWhich: 'Both are kept. Choose in the log which one counts.',
  deletedElsewhere: 'Deleted on another device',
  chooseWhether: 'What you entered is kept. Choose in the log what becomes of it.',
  exporting: 'The PDF is being made',
  exportTime: 'A long log takes some seconds.',
  exportDone: 'Export Complete',
  exportSaved: (kind: string) => `Maintenance report exported as ${kind.toUpperCase()}`,
  exportFailed: 'Export Failed',
  exportFailedHelp: 'Could not export maintenance report',
} as const
