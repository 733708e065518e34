import type { MonitorId } from './monitors.table.ts'

/** A monitor's two counters: how often it has finished, and how often a drive would have let it. */
export interface InUseRow {
  readonly id: MonitorId
  readonly name: string
}

/** What both lists begin with: drives that met the general conditions, and starts of the engine. */
export const GENERAL_COUNTERS = 2

/**
 * Order of the counters of spark ignition (0908) and compression ignition (090B), as the SAE J1699-3 conformance test has
 * it: 20 numbers with the second oxygen sensors, 16 in older cars. Newer cars send more; those have no name here.
 */
export const SPARK_IN_USE: readonly InUseRow[] = [
  { id: 'catalyst', name: 'Catalyst, bank 1' },
  { id: 'catalyst', name: 'Catalyst, bank 2' },
  { id: 'oxygenSensor', name: 'Oxygen sensor, bank 1' },
  { id: 'oxygenSensor', name: 'Oxygen sensor, bank 2' },
  { id: 'egr', name: 'EGR or valve timing' },
  { id: 'secondaryAir', name: 'Secondary air' },
  { id: 'evap', name: 'Fuel vapor system' },
  { id: 'oxygenSensor', name: 'Secondary oxygen sensor, bank 1' },
  { id: 'oxygenSensor', name: 'Secondary oxygen sensor, bank 2' },
]

export const COMPRESSION_IN_USE: readonly InUseRow[] = [
  { id: 'nmhcCatalyst', name: 'Hydrocarbon catalyst' },
  { id: 'noxScr', name: 'NOx catalyst' },
  { id: 'noxScr', name: 'NOx adsorber' },
  { id: 'pmFilter', name: 'Particulate filter' },
  { id: 'exhaustGasSensor', name: 'Exhaust gas sensor' },
  { id: 'egr', name: 'EGR or valve timing' },
  { id: 'boostPressure', name: 'Boost pressure' },
  { id: 'fuelSystem', name: 'Fuel system' },
]
