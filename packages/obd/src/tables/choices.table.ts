/** PID 03, one byte for each fuel system. One bit at most is set; 0 means that the system reports nothing (engine off). */
export const FUEL_SYSTEM_STATES: Readonly<Record<number, string>> = {
  1: 'openLoopCold',
  2: 'closedLoop',
  4: 'openLoopDriving',
  8: 'openLoopFault',
  16: 'closedLoopFault',
}

/** PID 12. */
export const SECONDARY_AIR_STATES: Readonly<Record<number, string>> = {
  1: 'Upstream of the first catalyst',
  2: 'Downstream of the first catalyst',
  4: 'From the outside air, or off',
  8: 'Pump on for diagnostics',
}

/** PID 1C: what the car was certified to. */
export const OBD_STANDARDS: Readonly<Record<number, string>> = {
  1: 'OBD-II (California)',
  2: 'OBD (US federal)',
  3: 'OBD and OBD-II',
  4: 'OBD-I',
  5: 'Not OBD compliant',
  6: 'EOBD',
  7: 'EOBD and OBD-II',
  8: 'EOBD and OBD',
  9: 'EOBD, OBD and OBD-II',
  10: 'JOBD',
  11: 'JOBD and OBD-II',
  12: 'JOBD and EOBD',
  13: 'JOBD, EOBD and OBD-II',
  17: 'EMD',
  18: 'EMD+',
  19: 'HD OBD-C',
  20: 'HD OBD',
  21: 'WWH OBD',
  23: 'HD EOBD-I',
  24: 'HD EOBD-I N',
  25: 'HD EOBD-II',
  26: 'HD EOBD-II N',
  28: 'OBDBr-1',
  29: 'OBDBr-2',
  30: 'KOBD',
  31: 'IOBD I',
  32: 'IOBD II',
  33: 'HD EOBD-VI',
}

/** PID 51. */
export const FUEL_TYPES: Readonly<Record<number, string>> = {
  0: 'Not available',
  1: 'Gasoline',
  2: 'Methanol',
  3: 'Ethanol',
  4: 'Diesel',
  5: 'LPG',
  6: 'CNG',
  7: 'Propane',
  8: 'Electric',
  9: 'Bifuel running gasoline',
  10: 'Bifuel running methanol',
  11: 'Bifuel running ethanol',
  12: 'Bifuel running LPG',
  13: 'Bifuel running CNG',
  14: 'Bifuel running propane',
  15: 'Bifuel running electricity',
  16: 'Bifuel running electric and combustion engine',
  17: 'Hybrid gasoline',
  18: 'Hybrid ethanol',
  19: 'Hybrid diesel',
  20: 'Hybrid electric',
  21: 'Hybrid running electric and combustion engine',
  22: 'Hybrid regenerative',
  23: 'Bifuel running diesel',
}

/** PID 5F. */
export const EMISSION_REQUIREMENTS: Readonly<Record<number, string>> = {
  14: 'Heavy duty, Euro IV B1',
  15: 'Heavy duty, Euro V B2',
  16: 'Heavy duty, Euro EEV C',
}

/** PIDs 13 and 1D: which oxygen sensors are fitted, and so where the sensor of PIDs 14-1B, 24-2B and 34-3B sits. */
export const OXYGEN_SENSORS_TWO_BANKS = ['1.1', '1.2', '1.3', '1.4', '2.1', '2.2', '2.3', '2.4'] as const
export const OXYGEN_SENSORS_FOUR_BANKS = ['1.1', '1.2', '2.1', '2.2', '3.1', '3.2', '4.1', '4.2'] as const
