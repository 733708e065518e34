// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { isPdfAddress, MAX_RECEIPT_BYTES, receiptPath } from '../../../backend/car/receipts.ts'
import { isPdfReceipt, pickReceipt } from './picked.ts'
import { isPdfShown } from './shown.ts'

beforeAll(() => {
  URL.createObjectURL = vi.fn(() => 'blob:here')
})

const PDF = '%PDF-1.7\n%%EOF'

describe('a PDF as a receipt', () => {
  it('is told by its bytes, kept as it is, and named', async () => {
    const picked = await pickReceipt(new File([PDF], 'invoice 17.pdf', { type: 'image/png' }))
    expect(picked).toMatchObject({ kind: 'new', name: 'invoice 17.pdf' })
    expect(isPdfReceipt(picked)).toBe(true)
    expect(picked.kind === 'new' && (await picked.blob.text())).toBe(PDF)
    expect(receiptPath('ann', 7, 'application/pdf')).toBe('ann/7.pdf')
    expect(receiptPath('ann', 7, 'image/jpeg')).toBe('ann/7.jpg')
  })

  it('is refused with a word where it is none, or larger than the bucket takes', async () => {
    const disguised = new File(['<script>alert(1)</script>'], 'invoice.pdf', { type: 'application/pdf' })
    await expect(pickReceipt(disguised)).rejects.toThrow(/must be an image .* or a PDF/)
    const large = new File([PDF, new Uint8Array(MAX_RECEIPT_BYTES)], 'large.pdf')
    await expect(pickReceipt(large)).rejects.toThrow('larger than 10 MB')
  })

  it('is shown as a file: by its type while it waits here, by its address when it is stored', () => {
    const receipt = { path: 'ann/7.pdf', bytes: new ArrayBuffer(1), type: 'application/pdf' }
    expect(isPdfShown({ file: receipt, receipt_url: 'https://x.example/ann/7.jpg' })).toBe(true)
    expect(
      isPdfShown({ file: { ...receipt, type: 'image/jpeg' }, receipt_url: 'https://x.example/7.pdf' }),
    ).toBe(false)
    expect(isPdfShown({ receipt_url: 'https://x.example/ann/7.PDF?v=1' })).toBe(true)
    expect(isPdfAddress('https://x.example/7.jpg?name=a.pdf')).toBe(false)
    expect(isPdfAddress('')).toBe(false)
  })
})
