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
    'Nothing that is here is changed or deleted. Usage, notifications and the plan are not imported, and a recording that you gave for training is not given again.',
  notSent: (entries: number) =>
    `${entries} ${entries === 1 ? 'entry' : 'entries'} that the device had not sent when it was made`,
  incomplete: 'This file was made without some of the data',
  lacks: (parts: string) => `It lacks: ${parts}.`,
  unreadable: (rows: number) => (rows === 1 ? '1 row cannot be read' : `${rows} rows cannot be read`),
  stayOut: (rows: string) => `They stay out: ${rows}.`,
  unknownFields: 'Some fields are not known to this version',
  stayInFile: (fields: string) =>
    `They stay in the file, and the rows come in without them: ${fields}. Update Tappet first to bring them in.`,
  done: (added: number, skipped: number) => `${added} imported, ${skipped} here already`,
  waiting: (records: number) => (records === 1 ? '1 service record' : `${records} service records`),
  problems: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  notCompared:
    'What the account holds could not be read: this device is offline, or the server did not answer. Nothing was imported, and your file is unchanged. Import it again when there is a connection.',
} as const
