/** What a monitor id of service 06 stands for: SAE J1979-DA, compared with BMW's EDIABAS table of OBD values. */
const RANGES: readonly { readonly from: number; readonly names: readonly string[] }[] = [
  { from: 0x01, names: sensors('Oxygen sensor') },
  { from: 0x11, names: ['Oxygen sensor, bank 1, sensor 5', 'Oxygen sensor, bank 2, sensor 5'] },
  { from: 0x21, names: banks('Catalyst') },
  { from: 0x31, names: banks('EGR') },
  { from: 0x35, names: banks('Variable valve timing') },
  {
    from: 0x39,
    names: [
      'Fuel vapor system, cap off or large leak',
      'Fuel vapor system, medium leak',
      'Fuel vapor system, small leak',
      'Fuel vapor system, very small leak',
      'Fuel vapor purge flow',
    ],
  },
  { from: 0x41, names: sensors('Oxygen sensor heater') },
  { from: 0x51, names: ['Oxygen sensor heater, bank 1, sensor 5', 'Oxygen sensor heater, bank 2, sensor 5'] },
  { from: 0x61, names: banks('Heated catalyst') },
  { from: 0x71, names: [1, 2, 3, 4].map((number) => `Secondary air ${number}`) },
  { from: 0x81, names: banks('Fuel system') },
  { from: 0x85, names: ['Boost pressure control, bank 1', 'Boost pressure control, bank 2'] },
  { from: 0x90, names: ['NOx adsorber, bank 1', 'NOx adsorber, bank 2'] },
  { from: 0x98, names: ['NOx catalyst (SCR), bank 1', 'NOx catalyst (SCR), bank 2'] },
  { from: 0xa1, names: ['Misfire, all cylinders'] },
  { from: 0xa2, names: Array.from({ length: 16 }, (_, index) => `Misfire, cylinder ${index + 1}`) },
  { from: 0xb2, names: ['Particulate filter, bank 1', 'Particulate filter, bank 2'] },
]

function banks(name: string): string[] {
  return [1, 2, 3, 4].map((bank) => `${name}, bank ${bank}`)
}

function sensors(name: string): string[] {
  return [1, 2, 3, 4].flatMap((bank) =>
    [1, 2, 3, 4].map((sensor) => `${name}, bank ${bank}, sensor ${sensor}`),
  )
}

/** Tests that the standard itself defines; others are the maker's. */
const STANDARD_TESTS: Readonly<Record<number, string>> = {
  1: 'rich to lean threshold',
  2: 'lean to rich threshold',
  3: 'low voltage for the switch time',
  4: 'high voltage for the switch time',
  5: 'rich to lean switch time',
  6: 'lean to rich switch time',
  7: 'lowest voltage',
  8: 'highest voltage',
  9: 'time between transitions',
  10: 'sensor period',
  11: 'misfires, average of the last ten drives',
  12: 'misfires in this or the last drive',
}

const hex = (id: number) => id.toString(16).toUpperCase().padStart(2, '0')

/** "Catalyst, bank 1"; null for an id that the standard leaves to the maker. */
export function monitorName(monitorId: number): string | null {
  const range = RANGES.find(({ from, names }) => monitorId >= from && monitorId < from + names.length)
  return range?.names[monitorId - range.from] ?? null
}

/** What one test of a monitor looks at, and what it measures; the maker's own by its number. */
export const monitorTest = (monitorId: number, testId: number): { part: string; measures: string } => ({
  part: monitorName(monitorId) ?? `The maker’s own test ${hex(monitorId)}`,
  measures: STANDARD_TESTS[testId] ?? `test ${hex(testId)}`,
})
