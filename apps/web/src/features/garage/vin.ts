import { useQuery } from '@tanstack/react-query'
import type { DecodedVin } from '@tappet/diagnosis/vin'
import { makeAndModel } from '../../backend/car/car.ts'
import type { CarForm } from './car-form.ts'

/* The table is large: it comes with the first number that is complete. */
const load = () => import('@tappet/diagnosis/vin')

const COMPLETE = 17

/** What a number says; undefined while it is not complete or the table is not there. Nobody is asked: it works offline. */
export function useDecoded(vin: string): DecodedVin | undefined {
  const { data } = useQuery({
    queryKey: ['vin', vin],
    queryFn: async () => (await load()).decodeVin(vin, new Date().getFullYear()),
    enabled: vin.length === COMPLETE,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return vin.length === COMPLETE ? data : undefined
}

/** The number in a picture's barcodes; null where none of them is one. */
export async function vinIn(texts: readonly string[]): Promise<string | null> {
  const { vinOfBarcode } = await load()
  const found = texts.map(vinOfBarcode)
  return found.find((text) => text.length === COMPLETE) ?? null
}

/** "2010 Mazda Mazda3, 2.0 L, Gasoline"; '' where nothing is known. */
export function decodedText({ year, make, model, engine, fuel }: DecodedVin): string {
  return [makeAndModel({ year, make, model }), engine, fuel].filter(Boolean).join(', ')
}

/** The fields that a number fills, once its driver has said so. What it does not say stays as it was typed. */
export function filledBy({ year, make, model, engine, fuel }: DecodedVin): Partial<CarForm> {
  const known = { year: year === null ? null : String(year), make, model, engine, fuel }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null))
}

/** Whether the form already says all that the number says. */
export function isFilledBy(form: CarForm, decoded: DecodedVin): boolean {
  const filled = filledBy(decoded)
  return Object.entries(filled).every(([name, value]) => form[name as keyof CarForm] === value)
}
