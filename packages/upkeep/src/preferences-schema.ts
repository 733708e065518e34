import { z } from 'zod'
import { isCurrency } from './money/money.ts'
import { distanceUnits, economyUnits, pressureUnits, temperatureUnits, volumeUnits } from './units.ts'

export const preferencesSchema = z.object({
  distance_unit: z.enum(distanceUnits).nullable().default(null),
  volume_unit: z.enum(volumeUnits).nullable().default(null),
  economy_unit: z.enum(economyUnits).nullable().default(null),
  temperature_unit: z.enum(temperatureUnits).nullable().default(null),
  pressure_unit: z.enum(pressureUnits).nullable().default(null),
  currency: z.string().refine(isCurrency, 'no currency of ISO 4217').nullable().default(null),
})
