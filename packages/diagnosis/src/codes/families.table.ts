/**
 * What the first three characters of a generic code tell: the group of SAE J2012 it is in. A group that the titles
 * of the code library do not bear out, or that mixes several things, has a wider name than the standard's.
 */
const FUEL_AND_AIR = 'Fuel and air metering, emission controls'
const IGNITION = 'Ignition system or misfire'
const EMISSIONS = 'Emission controls'
const TRANSMISSION = 'Transmission'
const HYBRID = 'Hybrid and electric drive'
const BATTERY_DRIVE = 'Hybrid and electric drive, battery and charging'
const OUTPUTS = 'Computer and its outputs'
const INPUTS = 'Inputs and auxiliary systems'
const LOST = 'Communication lost with a module'
const DATA = 'Invalid data from a module'

export const CODE_FAMILIES: Readonly<Record<string, string>> = {
  P00: FUEL_AND_AIR,
  P01: 'Fuel and air metering',
  P02: 'Fuel and air metering',
  P03: IGNITION,
  P04: EMISSIONS,
  P05: 'Vehicle speed, idle control and inputs',
  P06: OUTPUTS,
  P07: TRANSMISSION,
  P08: TRANSMISSION,
  P09: TRANSMISSION,
  P0A: HYBRID,
  P0B: HYBRID,
  P0C: HYBRID,
  P0D: BATTERY_DRIVE,
  P0E: BATTERY_DRIVE,
  P0F: HYBRID,
  P20: FUEL_AND_AIR,
  P21: FUEL_AND_AIR,
  P22: FUEL_AND_AIR,
  P23: 'Ignition system, fuel and cooling',
  P24: EMISSIONS,
  P25: INPUTS,
  P26: INPUTS,
  P27: TRANSMISSION,
  P28: 'Transmission and combustion sensing',
  P2A: FUEL_AND_AIR,
  P2B: FUEL_AND_AIR,
  P2C: INPUTS,
  P2D: INPUTS,
  P2E: INPUTS,
  P34: 'Cylinder deactivation and valve timing',
  B00: 'Airbags and seat belts',
  B01: 'Climate, wash and driver aids',
  B02: 'Airbags and climate',
  B03: 'Seats and climate',
  B04: 'Displays and audio',
  B05: 'Doors, windows and seats',
  B06: 'Mirrors',
  B07: 'Sunroof',
  B08: 'Lamps',
  B09: 'Wipers and body control',
  C00: 'Brakes, wheel speed and driveline',
  C01: 'Brake control',
  C02: 'Brake control',
  C03: 'Brake valves, ride height and suspension',
  C04: 'Traction control and steering',
  C05: 'Brakes, steering and driveline',
  C06: 'Brakes and wheel speed',
  C07: 'Power steering',
  C08: 'Suspension',
  C09: 'Tire pressure monitoring',
  U00: 'Network wiring',
  U01: LOST,
  U02: LOST,
  U03: 'Software that does not fit together',
  U04: DATA,
  U05: DATA,
  U06: LOST,
  U09: DATA,
  U30: 'Control module and power supply',
  U35: 'Control module and power supply',
}
