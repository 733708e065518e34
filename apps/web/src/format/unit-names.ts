import type { EconomyUnit } from '@tappet/upkeep'

export const ECONOMY_NAMES: Readonly<Record<EconomyUnit, string>> = {
  mpg_us: 'mpg (US)',
  mpg_uk: 'mpg (UK)',
  l_100km: 'l/100 km',
  km_l: 'km/l',
}
