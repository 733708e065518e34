/**
 * Which faults a service of the log makes less likely. Names are the catalogue's and those that drivers write for one part; a check, a top-up
 * or a rotation replaces nothing and stands here with nothing. What is not here says nothing.
 *
 * The factor and the reach are judged, not reviewed. The reach of twelve months or 12,000 miles is what most workshops in the United States
 * give as warranty on parts and labour.
 */

export const REACH_MONTHS = 12
export const REACH_MILES = 12_000

/** What is left of the prior of a fault whose part is new. A new part can be bad, or fitted badly. Judged, not reviewed. */
export const NEW_PART_FACTOR = 0.3

/** Lower-case name of a service to the faults whose part it renews. */
export const RENEWS: Readonly<Record<string, readonly string[]>> = {
  // The catalogue.
  'oil change': [],
  'air filter': ['air_filter'],
  'brake pads': ['brake_pads'],
  'brake fluid': ['brake_air'],
  'transmission fluid': ['trans_fluid'],
  'coolant flush': [],
  'spark plugs': ['spark_plugs'],
  battery: ['battery', 'telematics_battery'],
  // A new tyre can still pick up a nail.
  tires: ['tyre_worn'],
  'tire rotation': [],
  // Names that drivers write.
  alternator: ['alternator'],
  'ball joint': ['ball_joint'],
  'ball joints': ['ball_joint'],
  'battery cable': ['battery_terminal'],
  'brake calipers': ['brake_caliper'],
  'brake rotors': ['brake_rotor'],
  'cabin air filter': [],
  'catalytic converter': ['catalytic'],
  clutch: ['clutch'],
  'control arm': ['control_arm'],
  'control arms': ['control_arm'],
  'cv axle': ['cv_joint'],
  'drive belt': ['drive_belt'],
  'fuel filter': ['fuel_filter'],
  'fuel pump': ['fuel_pump'],
  'gas cap': ['gas_cap'],
  'ignition coil': ['ignition_coil'],
  'ignition coils': ['ignition_coil'],
  muffler: ['exhaust_leak'],
  'oxygen sensor': ['oxygen_sensor'],
  radiator: ['radiator'],
  'serpentine belt': ['drive_belt'],
  'shocks and struts': ['strut'],
  starter: ['starter'],
  struts: ['strut'],
  'sway bar links': ['sway_link'],
  thermostat: ['thermostat_open', 'thermostat_closed'],
  'tie rod ends': ['tie_rod'],
  'timing belt': ['timing_belt'],
  'water pump': ['water_pump'],
  'wheel bearing': ['wheel_bearing'],
}
