/** Two years of a car that does not exist: a 2016 Honda Civic, bought used and well kept. */

export const car = { make: 'Honda', model: 'Civic', year: 2016 } as const

/** When it was done, counted back from today; miles, USD. */
export type Service = {
  daysAgo: number
  item: string
  mileage: number
  cost?: number
  notes?: string
  hasReceipt?: true
}

const service = (
  daysAgo: number,
  item: string,
  mileage: number,
  cost: number,
  notes?: string,
  more: Pick<Service, 'hasReceipt'> = {},
): Service => ({ daysAgo, item, mileage, cost, ...(notes !== undefined && { notes }), ...more })

export const services: readonly Service[] = [
  service(728, 'Oil Change', 68_420, 64.95, '0W-20 full synthetic and a filter. The first after buying it.'),
  service(728, 'Air Filter', 68_420, 24.5),
  service(655, 'Tires', 70_780, 612, 'Four all-season 215/55 R16, balanced and aligned.'),
  service(560, 'Oil Change', 73_850, 66.4),
  service(520, 'Battery', 75_150, 189.99, 'Slow to start on cold mornings. The old one was from 2016.'),
  service(455, 'Brake Pads', 77_260, 238.6, 'Front pads and both rotors.', { hasReceipt: true }),
  service(455, 'Brake Fluid', 77_260, 95, 'Done together with the pads.'),
  service(
    400,
    'Serpentine Belt',
    79_050,
    142.3,
    'It chirped at idle. Belt and tensioner replaced, quiet since.',
  ),
  service(385, 'Oil Change', 79_540, 68.2),
  service(285, 'Spark Plugs', 82_790, 176.4),
  service(225, 'Transmission Fluid', 84_740, 184),
  service(215, 'Oil Change', 85_070, 69.9, '0W-20 full synthetic and a filter.'),
  service(175, 'Tire Rotation', 86_360, 29, 'Front 6/32, rear 7/32.'),
  service(150, 'Coolant Flush', 87_180, 129),
  service(62, 'Wiper Blades', 90_040, 31.98, 'Both, done at home.'),
]

/** The odometer today, as read two days ago. */
export const odometer = { daysAgo: 2, mileage: 92_150 } as const

/** What the driver is reminded of. By the services above, the oil is overdue and the tires are due soon. */
export const reminders: readonly { item: string; months: number; miles: number }[] = [
  { item: 'Oil Change', months: 6, miles: 5_000 },
  { item: 'Tire Rotation', months: 6, miles: 8_000 },
  { item: 'Brake Pads', months: 24, miles: 25_000 },
  { item: 'Coolant Flush', months: 24, miles: 30_000 },
  { item: 'Battery', months: 48, miles: 60_000 },
]

/** The trouble code that came up between the two sounds. */
export const engineLight = {
  daysAgo: 121,
  codes: ['P0171'],
  symptoms: ['Rough idle', 'Poor fuel economy'],
  mileage: 88_130,
  additional_context: 'The engine light came on after a long drive. It idles a little rough when warm.',
} as const
