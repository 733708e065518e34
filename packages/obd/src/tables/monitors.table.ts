/** Continuous monitors: byte B of PIDs 01 and 41, bit n supported, bit n+4 incomplete (SAE J1979). */
export const CONTINUOUS_MONITORS = [
  { bit: 0, id: 'misfire', name: 'Misfire' },
  { bit: 1, id: 'fuelSystem', name: 'Fuel system' },
  { bit: 2, id: 'components', name: 'Sensors and electronics' },
] as const

/** Byte B, bit 3: the kind of engine, which decides what bytes C and D mean. */
export const COMPRESSION_BIT = 3

/** Spark ignition: byte C bit n supported, byte D bit n incomplete. */
export const SPARK_MONITORS = [
  { bit: 0, id: 'catalyst', name: 'Catalyst' },
  { bit: 1, id: 'heatedCatalyst', name: 'Heated catalyst' },
  { bit: 2, id: 'evap', name: 'Fuel vapor system' },
  { bit: 3, id: 'secondaryAir', name: 'Secondary air' },
  { bit: 4, id: 'acRefrigerant', name: 'A/C refrigerant or gasoline particulate filter' },
  { bit: 5, id: 'oxygenSensor', name: 'Oxygen sensor' },
  { bit: 6, id: 'oxygenSensorHeater', name: 'Oxygen sensor heater' },
  { bit: 7, id: 'egr', name: 'EGR or variable valve timing' },
] as const

/** Compression ignition: the same two bytes. Bits 2 and 4 are reserved. */
export const COMPRESSION_MONITORS = [
  { bit: 0, id: 'nmhcCatalyst', name: 'Hydrocarbon catalyst' },
  { bit: 1, id: 'noxScr', name: 'NOx aftertreatment (SCR)' },
  { bit: 3, id: 'boostPressure', name: 'Boost pressure' },
  { bit: 5, id: 'exhaustGasSensor', name: 'Exhaust gas sensor' },
  { bit: 6, id: 'pmFilter', name: 'Particulate filter' },
  { bit: 7, id: 'egr', name: 'EGR or variable valve timing' },
] as const

export type MonitorId =
  | (typeof CONTINUOUS_MONITORS)[number]['id']
  | (typeof SPARK_MONITORS)[number]['id']
  | (typeof COMPRESSION_MONITORS)[number]['id']
