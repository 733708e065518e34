import { type FileColumns, filesOf } from '@tappet/upkeep'
import { receiptPathOf } from '@tappet/wire'
import { isPdfAddress, PDF_TYPE } from '../../../backend/car/receipts.ts'
import type { QueuedFile } from '../../../offline/table/entries.ts'

/** A picture or PDF of a record; `here` while it waits to be uploaded. */
export type RecordFile = { address: string; here?: QueuedFile }

export function recordFiles(row: FileColumns & { files?: readonly QueuedFile[] }): RecordFile[] {
  return filesOf(row).map((address) => {
    const path = receiptPathOf(address)
    const here = row.files?.find((file) => file.path === path)
    return { address, ...(here ? { here } : {}) }
  })
}

export const isPdf = ({ address, here }: RecordFile): boolean =>
  here ? here.type === PDF_TYPE : isPdfAddress(address)

/** A local address while it waits to be uploaded. */
export function addressShown({ address, here }: RecordFile): string {
  if (!here) return address
  const earlier = shownHere.get(here.bytes)
  if (earlier) return earlier
  const url = URL.createObjectURL(new Blob([here.bytes], { type: here.type }))
  shownHere.set(here.bytes, url)
  return url
}

const shownHere = new WeakMap<ArrayBuffer, string>()
