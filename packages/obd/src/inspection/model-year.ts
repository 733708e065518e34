const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980
const NORTH_AMERICA = /^[1-5]/

export function modelYearOfVin(vin: string): number | null {
  const sign = YEAR_SIGNS.indexOf(vin.charAt(9).toUpperCase())
  if (vin.length !== 17 || sign < 0 || vin.charAt(9) === '' || !NORTH_AMERICA.test(vin)) return null
  return FIRST_YEAR + sign + (/[A-Z]/i.test(vin.charAt(6)) ? YEAR_SIGNS.length : 0)
}
