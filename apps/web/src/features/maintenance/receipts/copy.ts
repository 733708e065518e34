import { MAX_FILES } from '@tappet/upkeep'

export const copy = {
  file: (at: number, count: number) => (count === 1 ? 'Receipt' : `File ${at + 1} of ${count}`),
  fileOf: (file: string, item: string) => `${file} of ${item}`,
  previous: 'Previous file',
  next: 'Next file',
  open: 'Open',
  openPdf: 'Open PDF',
  openFull: 'Open in full size',
  closed: {
    asking: 'Asking the server for the receipt.',
    missing: 'The file of this receipt is not on the server any more.',
    unreached: 'The server could not be reached. The receipt opens once it is.',
  },
  notShown: 'The picture cannot be shown here. It may lie on another site, or not be there any more.',
  legend: 'Receipt ',
  optional: '(optional)',
  takePhoto: 'Take photo',
  choose: 'Choose image or PDF',
  chooseMore: 'Add image or PDF',
  full: `A record holds up to ${MAX_FILES} files. Remove one to add another.`,
  stored: 'Stored with this record',
  notSent: 'Not sent yet',
  remove: (at: number, count: number) => (count === 1 ? 'Remove receipt' : `Remove file ${at + 1}`),
  pdfKept: 'A PDF is kept as it is, with what it says of itself, such as its author. A photo loses that.',
  fromCamera: 'Receipt from the camera',
  chooser: 'Receipt file',
} as const
