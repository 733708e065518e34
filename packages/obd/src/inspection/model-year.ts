const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980
const NORTH_AMERICA = /^[1-5]/

/**
 * The model year of a North American VIN (49 CFR 565.15): sign 10, and sign 7, which is a letter from 2010 on.
 * Null elsewhere, where sign 10 need not mean a year.
 */
export function modelYearOfVin(vin: string): number | null {
  const sign = YEAR_SIGNS.indexOf(vin.charAt(9).toUpperCase())
  if (vin.length !== 17 || sign < 0 || vin.charAt(9) === '' || !NORTH_AMERICA.test(vin)) return null
  return FIRST_YEAR + sign + (/[A-Z]/i.test(vin.charAt(6)) ? YEAR_SIGNS.length : 0)
}
