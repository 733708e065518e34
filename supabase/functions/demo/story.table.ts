/** Two years of a car that does not exist: a 2016 Honda Civic, bought used and well kept. */

import type { LogRecord } from '@tappet/upkeep'

export const car = { make: 'Honda', model: 'Civic', year: 2016 } as const

/** When it was done, counted back from today; miles, USD. */
export type Service = { daysAgo: number; item: string; hasReceipt?: true } & Partial<
  Omit<LogRecord, 'item' | 'date' | 'receipt_url'>
>

const service = (
  daysAgo: number,
  item: string,
  mileage: number,
  cost: number,
  notes?: string,
  more: Partial<Service> = {},
): Service => ({ daysAgo, item, mileage, cost, ...(notes !== undefined && { notes }), ...more })

/** The database makes a reminder of each. By these, the oil is overdue and the tire rotation is due soon. */
export const services: readonly Service[] = [
  service(728, 'Oil Change', 68_420, 64.95, '0W-20 full synthetic and a filter. The first after buying it.'),
  service(728, 'Air Filter', 68_420, 24.5),
  service(655, 'Tires', 70_780, 612, 'Four all-season 215/55 R16, balanced and aligned.', {
    shop: 'Tire Barn',
  }),
  service(560, 'Oil Change', 73_850, 66.4),
  service(520, 'Battery', 75_150, 189.99, 'Slow to start on cold mornings. The old one was from 2016.'),
  service(455, 'Brake Pads', 77_260, 238.6, 'Front pads and both rotors.', {
    hasReceipt: true,
    shop: 'Main Street Auto',
  }),
  service(455, 'Brake Fluid', 77_260, 95, 'Done together with the pads.', { shop: 'Main Street Auto' }),
  service(
    400,
    'Serpentine Belt',
    79_050,
    142.3,
    'It chirped at idle. Belt and tensioner replaced, quiet since.',
  ),
  service(385, 'Oil Change', 79_540, 68.2),
  service(285, 'Spark Plugs', 82_790, 176.4),
  service(285, 'Air Filter', 82_790, 26),
  service(225, 'Transmission Fluid', 84_740, 184),
  service(215, 'Oil Change', 85_070, 69.9, '0W-20 full synthetic and a filter.'),
  service(175, 'Tire Rotation', 86_360, 29, 'Front 6/32, rear 7/32.'),
  service(150, 'Coolant Flush', 87_180, 129),
  service(62, 'Wiper Blades', 90_040, 31.98, 'Both, done at home.'),
]

/** The odometer today, as read two days ago. */
export const odometer = { daysAgo: 2, mileage: 92_150 } as const

/** The trouble code that came up between the two sounds. */
export const engineLight = {
  daysAgo: 121,
  codes: ['P0171'],
  symptoms: ['Rough idle', 'Poor fuel economy'],
  mileage: 88_130,
  additional_context: 'The engine light came on after a long drive. It idles a little rough when warm.',
} as const
