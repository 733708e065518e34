import type { Units, Writers } from '@tappet/upkeep'
import { formatDistance } from './distance.ts'
import { formatDay } from './local-day.ts'
import { formatMoment } from './moment.ts'
import { exactMoney } from './money.ts'

export const writersIn = ({ distance, temperature }: Pick<Units, 'distance' | 'temperature'>): Writers => ({
  day: formatDay,
  moment: formatMoment,
  number: (value, decimals) => value.toLocaleString(undefined, { maximumFractionDigits: decimals }),
  distance: (miles) => formatDistance(miles, distance),
  money: exactMoney,
  temperature,
})
