import { isSignedReceipt, receiptPathOf, storedReceipt } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import type { Client } from '../connection/connect.ts'
import { askReceiptLink } from './receipts.ts'

/** A storage that signs what is not named "gone", and the requests that it got. */
function storage(answer?: Error) {
  const requests: string[][] = []
  const createSignedUrls = async (paths: string[], seconds: number) => {
    requests.push(paths)
    if (answer) return { data: null, error: answer }
    const data = paths.map((path) => ({
      path,
      signedUrl: path.includes('gone') ? null : `${path}?${seconds}`,
    }))
    return { data, error: null }
  }
  const client = { storage: { from: () => ({ createSignedUrls }) } } as unknown as Client
  return { client, requests }
}

describe('the link of a receipt', () => {
  it('lasts two hours, and is none where the file is gone', async () => {
    const { client, requests } = storage()
    const askedMs = Date.now()
    const link = await askReceiptLink(client, 'ann/1')
    expect(link?.url).toBe('ann/1?7200')
    expect(link?.untilMs).toBeGreaterThanOrEqual(askedMs + 7_200_000)
    expect(await askReceiptLink(client, 'ann/gone')).toBeNull()
    expect(requests).toEqual([['ann/1'], ['ann/gone']])
  })

  it('fails where the server does not answer', async () => {
    const { client } = storage(new Error('away'))
    await expect(askReceiptLink(client, 'ann/1')).rejects.toThrow('away')
  })
})

describe('the address that a record stores', () => {
  const address = 'https://a.example/storage/v1/object/public/receipts/ann/mai%20%C3%BC.png'
  const link = 'https://a.example/storage/v1/object/sign/receipts/ann/mai%20%C3%BC.png?token=x.y.z'
  it('names a path in the bucket on any host, and nothing else does', () => {
    expect(receiptPathOf(address)).toBe('ann/mai ü.png')
    expect(receiptPathOf(address.replace('https://a.example', 'http://localhost:8787'))).toBe('ann/mai ü.png')
    for (const other of [
      null,
      '',
      'receipts/ann/1.png',
      'https://a.example/1.jpg',
      'https://a.example/storage/v1/object/public/other/ann/1.png',
      'https://a.example/?x=/storage/v1/object/public/receipts/ann/1.png',
      'https://a.example/storage/v1/object/public/receipts/%E0%A4',
    ])
      expect(receiptPathOf(other)).toBeNull()
  })
  it('is found again from a signed link', () => {
    expect([isSignedReceipt(link), isSignedReceipt(address)]).toEqual([true, false])
    expect(storedReceipt(link)).toBe(address)
    for (const other of [address, 'https://x.example/1.jpg?a=b']) expect(storedReceipt(other)).toBe(other)
  })
})
