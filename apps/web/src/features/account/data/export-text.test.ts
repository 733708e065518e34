import { describe, expect, it } from 'vitest'
import { exportText } from './export-text.ts'

describe('what is told of an export', () => {
  it('is that it is whole, where nothing is missing and nothing waits', () => {
    expect(exportText('a.zip', [], 0)).toEqual({
      complete: true,
      title: 'Your data is exported',
      description: 'a.zip',
    })
  })
  it('names what could not be fetched, and what the server does not have yet', () => {
    expect(exportText('a.zip', ['receipts/1.jpg'], 2)).toEqual({
      complete: false,
      title: 'Exported without some of your data',
      description: 'receipts/1.jpg, 2 entries that this device has not sent yet',
    })
    expect(exportText('a.zip', [], 1).description).toBe('1 entry that this device has not sent yet')
  })
})
