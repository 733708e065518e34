import { QueryClientProvider } from '@tanstack/react-query'
import { NO_PREFERENCES, unitsOf } from '@tappet/upkeep'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../backend/cache/query-client.ts'
import { type CarForm, carForm } from './car-form.ts'
import { VinField } from './VinField.tsx'

beforeAll(async () => void (await import('@tappet/diagnosis/vin')))

/** A browser that reads barcodes: what it finds in a picture, and in which formats it was asked to look. */
function withDetector(codes: string[]) {
  const formatLists: string[][] = []
  class BarcodeDetector {
    static getSupportedFormats = async () => ['code_39', 'ean_13', 'qr_code']
    constructor({ formats }: { formats: string[] }) {
      formatLists.push(formats)
    }
    detect = async () => codes.map((rawValue) => ({ rawValue }))
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }))
  return formatLists
}

function Field() {
  const [form, setForm] = useState<CarForm>(carForm({}, unitsOf(NO_PREFERENCES)))
  return (
    <>
      <VinField error={undefined} form={form} onChange={(part) => setForm({ ...form, ...part })} />
      <p data-testid="form">{JSON.stringify(form)}</p>
    </>
  )
}

const formNow = (): unknown => JSON.parse(screen.getByTestId('form').textContent ?? '')

async function scanned() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Field />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await screen.findByRole('button', { name: 'Scan its barcode' })
  const input = screen.getByLabelText('Photo of the label with the barcode')
  await user.upload(input, new File(['x'], 'label.jpg', { type: 'image/jpeg' }))
  return user
}

describe('a VIN by its barcode', () => {
  // The label of an imported car begins with an I that is no part of the number (ISO 15394 identifiers, AIAG B-10).
  it('is taken from the label’s bars, and fills the car in once its driver has said so', async () => {
    const formatLists = withDetector(['4006381333931', 'I1M8GDM9AXKP042788'])
    const user = await scanned()
    expect(await screen.findByDisplayValue('1M8GDM9AXKP042788')).toBeTruthy()
    expect(formatLists).toEqual([['code_39', 'qr_code']])
    expect(formNow()).toMatchObject({ vin: '1M8GDM9AXKP042788', year: '' })
    await user.click(await screen.findByRole('button', { name: 'Yes, fill it in' }))
    expect(formNow()).toMatchObject({ vin: '1M8GDM9AXKP042788', year: '1989' })
    expect(screen.queryByRole('button', { name: 'Yes, fill it in' })).toBeNull()
  })
  it('is not taken from a code that is none', async () => {
    withDetector(['4006381333931'])
    await scanned()
    expect(await screen.findByText(/^We found no VIN in this picture/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^VIN/).value).toBe('')
  })
  it('is said not to be readable by a browser that reads no barcodes', async () => {
    vi.stubGlobal('BarcodeDetector', undefined)
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Field />
      </QueryClientProvider>,
    )
    expect(await screen.findByText(/^This browser can’t scan barcodes/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Scan its barcode' })).toBeNull()
  })
})
