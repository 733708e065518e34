export const copy = {
  allDrives: 'All Drives',
  driveNotHere: 'This drive isn’t on this device',
  driveUnread: 'We couldn’t read this drive',
  driveNotHereHint: 'Drives stay on the device that recorded them. New ones replace the oldest.',
  driveUnreadHint: 'Your browser didn’t open its storage. Another tab may hold it.',
  notExported: 'Not exported',
  notExportedAdvice: 'The device couldn’t save the file. The drive is still here.',
  chartLines: 'Lines in the chart',
  exportCsv: 'Export CSV',
  caseTitle: (moment: string) => `Live values, ${moment}`,
} as const
