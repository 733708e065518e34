export const copy = {
  allDrives: 'All Drives',
  driveNotHere: 'This drive isn’t on this device',
  driveUnread: 'This drive could not be read',
  driveNotHereHint: 'Drives stay on the device that recorded them, and the oldest make room for new ones.',
  driveUnreadHint: 'Your browser didn’t open its storage. Another tab may hold it.',
  notExported: 'Not exported',
  notExportedAdvice: 'The device could not store the file. The drive is still here.',
  chartLines: 'Lines in the chart',
  exportCsv: 'Export CSV',
  caseTitle: (moment: string) => `Live values, ${moment}`,
} as const
