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
  // Names that drivers write; one s at the end changes nothing.
  'abs sensor': ['wheel_speed_sensor'],
  'air flow sensor': ['maf_sensor'],
  'air mass sensor': ['maf_sensor'],
  alternator: ['alternator'],
  'ball joint': ['ball_joint'],
  'battery cable': ['battery_terminal'],
  brake: ['brake_pads'],
  'brake calipers': ['brake_caliper'],
  'brake hose': ['brake_hydraulic'],
  'brake line': ['brake_hydraulic'],
  'brake rotors': ['brake_rotor'],
  breather: ['pcv'],
  'cabin air filter': [],
  caliper: ['brake_caliper'],
  'cam sensor': ['crank_cam_sensor'],
  'camshaft sensor': ['crank_cam_sensor'],
  cat: ['catalytic'],
  'catalytic converter': ['catalytic'],
  clutch: ['clutch'],
  coil: ['ignition_coil'],
  'coil pack': ['ignition_coil'],
  'control arm': ['control_arm'],
  'coolant hose': ['coolant_hose'],
  'crank sensor': ['crank_cam_sensor'],
  'crankshaft sensor': ['crank_cam_sensor'],
  'cv axle': ['cv_joint'],
  disc: ['brake_rotor'],
  'drive belt': ['drive_belt'],
  'egr valve': ['egr_valve'],
  'fuel filter': ['fuel_filter'],
  'fuel pump': ['fuel_pump'],
  'gas cap': ['gas_cap'],
  'glow plug': ['glow_plugs'],
  'head gasket': ['head_gasket'],
  'ignition coil': ['ignition_coil'],
  injector: ['fuel_injector'],
  'intake boot': ['vacuum_leak'],
  'intake gasket': ['vacuum_leak'],
  maf: ['maf_sensor'],
  'maf sensor': ['maf_sensor'],
  muffler: ['exhaust_leak'],
  'o2 sensor': ['oxygen_sensor'],
  'oxygen sensor': ['oxygen_sensor'],
  pad: ['brake_pads'],
  'pcv valve': ['pcv'],
  plug: ['spark_plugs'],
  'power steering pump': ['power_steering_pump'],
  'purge valve': ['purge_valve'],
  radiator: ['radiator'],
  'radiator hose': ['coolant_hose'],
  rotor: ['brake_rotor'],
  'serpentine belt': ['drive_belt'],
  shock: ['strut'],
  'shocks and struts': ['strut'],
  starter: ['starter'],
  struts: ['strut'],
  'sway bar links': ['sway_link'],
  tensioner: ['belt_tensioner'],
  thermostat: ['thermostat_open', 'thermostat_closed'],
  'throttle body': ['throttle_body'],
  'tie rod ends': ['tie_rod'],
  'timing belt': ['timing_belt'],
  turbo: ['turbo'],
  tyre: ['tyre_worn'],
  'vacuum hose': ['vacuum_leak'],
  'vacuum line': ['vacuum_leak'],
  'valve cover gasket': ['valve_cover_gasket'],
  'water pump': ['water_pump', 'electric_water_pump'],
  'wheel bearing': ['wheel_bearing'],
  'wheel speed sensor': ['wheel_speed_sensor'],
}
