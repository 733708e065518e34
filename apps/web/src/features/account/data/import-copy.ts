export const copy = {
  title: 'Import an export',
  cancel: 'Cancel',
  close: 'Close',
  start: (items: number) => `Import ${items} ${items === 1 ? 'item' : 'items'}`,
  reading: 'Reading the file',
  notImported: 'Not imported',
  importing: 'Importing',
  progress: (done: number, all: number) => `${done} of ${all}`,
  inFile: 'In this file',
  isNew: 'New',
  isHere: 'Here already',
  stays:
    'Nothing here is changed or deleted. Usage, notifications and plan aren’t imported. Recordings you gave for training aren’t given again.',
  notSent: (entries: number) =>
    `${entries} ${entries === 1 ? 'entry' : 'entries'} that the device had not sent when it was made`,
  incomplete: 'This file lacks some of the data',
  lacks: (parts: string) => `Missing: ${parts}.`,
  unreadable: (rows: number) => (rows === 1 ? '1 row cannot be read' : `${rows} rows cannot be read`),
  stayOut: (rows: string) => `They stay out: ${rows}.`,
  unknownFields: 'Some fields are not known to this version',
  stayInFile: (fields: string) =>
    `They stay in the file, and the rows come in without them: ${fields}. Update Tappet first to bring them in.`,
  done: (added: number, skipped: number) => `${added} imported, ${skipped} here already`,
  waiting: (records: number) => (records === 1 ? '1 service record' : `${records} service records`),
  problems: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  notCompared:
    'We couldn’t read your account: you’re offline, or the server didn’t answer. Nothing was imported. Try again when you’re online.',
} as const
