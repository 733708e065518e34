// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { testBackend } from '../../../app/testing/harness.tsx'
import { isPdfAddress, MAX_RECEIPT_BYTES, receiptUrl } from '../../../backend/car/receipts.ts'
import { pickReceipt } from './picked.ts'
import { isPdf, recordFiles } from './shown.ts'

const PDF = '%PDF-1.7\n%%EOF'
const { client } = testBackend()
const pick = (...[parts, name, options]: ConstructorParameters<typeof File>) =>
  pickReceipt(new File(parts, name, options), client, 'ann')

describe('a PDF as a receipt', () => {
  it('is told by its bytes, kept as it is, and named, each at an address of its own', async () => {
    const [one, two] = await Promise.all([
      pick([PDF], 'invoice 17.pdf', { type: 'image/png' }),
      pick([PDF], 'invoice 18.pdf'),
    ])
    expect(one).toMatchObject({ name: 'invoice 17.pdf', here: { type: 'application/pdf' } })
    expect(isPdf(one)).toBe(true)
    expect(new TextDecoder().decode(one.here?.bytes)).toBe(PDF)
    expect(one.here?.path).toMatch(/^ann\/\d{13}\.pdf$/)
    expect(one.address).toBe(receiptUrl(client, one.here?.path ?? ''))
    expect(two.address).not.toBe(one.address)
  })

  it('is refused with a word where it is none, or larger than the bucket takes', async () => {
    const disguised = pick(['<script>alert(1)</script>'], 'invoice.pdf', { type: 'application/pdf' })
    await expect(disguised).rejects.toThrow(/must be an image .* or a PDF/)
    await expect(pick([PDF, new Uint8Array(MAX_RECEIPT_BYTES)], 'large.pdf')).rejects.toThrow(
      'larger than 10 MB',
    )
  })
})

describe('the files of a record', () => {
  const stored = (name: string) => receiptUrl(client, `ann/${name}`)
  it('are the receipt and the extra ones in their order, each from this device while it waits', () => {
    const here = { path: 'ann/2.pdf', bytes: new ArrayBuffer(1), type: 'image/jpeg' }
    const row = { receipt_url: stored('1.PDF'), extra_files: `${stored('2.pdf')} ${stored('3.jpg')}` }
    const files = recordFiles({ ...row, files: [here] })
    expect(files).toEqual([
      { address: stored('1.PDF') },
      { address: stored('2.pdf'), here },
      { address: stored('3.jpg') },
    ])
    // By its type while it waits here, by its address when it is stored.
    expect(files.map(isPdf)).toEqual([true, false, false])
    expect(recordFiles({ receipt_url: null })).toEqual([])
    expect(isPdfAddress('https://x.example/7.jpg?name=a.pdf')).toBe(false)
    expect(isPdfAddress('')).toBe(false)
  })
})
