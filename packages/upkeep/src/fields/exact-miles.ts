import { KM_PER_MILE, toMiles } from '../units.ts'

/**
 * Miles, exact where kilometers were typed: 68,950 km are 42,844 whole miles, which would come back as 68,951.
 * @param km passed over where they are not those miles: a program that knows no kilometers changed the miles alone
 */
export const exactMiles = (miles: number, km: number | null | undefined): number =>
  km != null && toMiles(km, 'km') === miles ? km / KM_PER_MILE : miles
