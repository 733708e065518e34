import { useQuery } from '@tanstack/react-query'
import type { DecodedVin } from '@tappet/diagnosis/vin'
import { makeAndModel } from '../../backend/car/car.ts'
import type { CarForm } from './car-form.ts'

/* The large table comes with the first complete number. */
const load = () => import('@tappet/diagnosis/vin')

const COMPLETE = 17

/** Undefined while incomplete or not loaded; works offline. */
export function useDecoded(vin: string): DecodedVin | undefined {
  const { data } = useQuery({
    queryKey: ['vin', vin],
    queryFn: async () => (await load()).decodeVin(vin, new Date().getFullYear()),
    enabled: vin.length === COMPLETE,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return vin.length === COMPLETE ? data : undefined
}

export async function vinIn(texts: readonly string[]): Promise<string | null> {
  const { vinOfBarcode } = await load()
  const vins = texts.map(vinOfBarcode)
  return vins.find((text) => text.length === COMPLETE) ?? null
}

/** "2010 Mazda Mazda3, 2.0 L, Gasoline"; '' for nothing. */
export function decodedText({ year, make, model, engine, fuel }: DecodedVin): string {
  return [makeAndModel({ year, make, model }), engine, fuel].filter(Boolean).join(', ')
}

/** Once its driver has said so; other fields stay as typed. */
export function filledBy({ year, make, model, engine, fuel }: DecodedVin): Partial<CarForm> {
  const values = { year: year === null ? null : String(year), make, model, engine, fuel }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

export function isFilledBy(form: CarForm, decoded: DecodedVin): boolean {
  const filled = filledBy(decoded)
  return Object.entries(filled).every(([name, value]) => form[name as keyof CarForm] === value)
}
