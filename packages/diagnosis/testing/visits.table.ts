/** Forty visits as drivers tell them, and what a master mechanic would think of first; `bench/visits.ts` prints the answers. */
import type { Danger, KnownCar } from '@tappet/diagnosis/differential'

export type Visit = {
  text: string
  codes?: string[]
  car?: KnownCar
  /** Faults that a mechanic would name first, the likeliest before others. */
  key: string[]
  least: Danger
}

const car = (make: string, model: string, year: number, mileage: number) => ({ make, model, year, mileage })

export const visits: readonly Visit[] = [
  {
    text: 'Check engine light on, runs fine otherwise',
    codes: ['P0420'],
    car: car('Toyota', 'Corolla', 2010, 165_000),
    key: ['catalytic', 'oxygen_sensor', 'exhaust_leak'],
    least: 'soon',
  },
  {
    text: 'Gas cap message and check engine light after I filled up',
    codes: ['P0457'],
    car: car('Ford', 'Fusion', 2014, 90_000),
    key: ['filler_flap', 'evap_leak'],
    least: 'soon',
  },
  {
    text: 'Rough idle, light flashes when I accelerate up a hill',
    codes: ['P0303'],
    car: car('Volkswagen', 'Passat', 2013, 110_000),
    key: ['ignition_coil', 'spark_plugs', 'fuel_injector'],
    least: 'limp',
  },
  {
    text: 'Lean codes, idle hunts, hiss under the hood',
    codes: ['P0171', 'P0174'],
    car: car('Ford', 'F-150', 2011, 120_000),
    key: ['vacuum_leak', 'maf_sensor', 'pcv'],
    least: 'soon',
  },
  {
    text: 'Takes forever to warm up, no heat on the highway',
    codes: ['P0128'],
    car: car('Chevrolet', 'Cruze', 2013, 85_000),
    key: ['thermostat_open'],
    least: 'none',
  },
  {
    text: 'Temperature climbs in traffic and drops on the highway',
    car: car('Honda', 'Accord', 2008, 150_000),
    key: ['cooling_fan', 'thermostat_closed', 'radiator'],
    least: 'stop',
  },
  {
    text: 'Sweet smell, coolant low every week, puddle under the front',
    car: car('BMW', '328i', 2009, 105_000),
    key: ['coolant_hose', 'water_pump', 'radiator'],
    least: 'limp',
  },
  {
    text: 'Clicks once and will not start, lights are bright',
    car: car('Nissan', 'Sentra', 2012, 130_000),
    key: ['starter', 'battery_terminal'],
    least: 'none',
  },
  {
    text: 'Rapid clicking in the morning, jump start works every time',
    car: car('Hyundai', 'Elantra', 2015, 70_000),
    key: ['battery', 'battery_terminal', 'alternator'],
    least: 'none',
  },
  {
    text: 'Battery light came on and headlights get dim at idle',
    car: car('Dodge', 'Grand Caravan', 2012, 140_000),
    key: ['alternator', 'drive_belt', 'belt_tensioner'],
    least: 'limp',
  },
  {
    text: 'Squeal on cold mornings for ten seconds, worse in the rain',
    car: car('Mazda', '3', 2011, 95_000),
    key: ['drive_belt', 'belt_tensioner', 'alternator'],
    least: 'soon',
  },
  {
    text: 'Grinding when I brake and the pedal pulses',
    car: car('Chevrolet', 'Malibu', 2014, 62_000),
    key: ['brake_pads', 'brake_rotor'],
    least: 'limp',
  },
  {
    text: 'Steering wheel shakes when braking from 70',
    car: car('Subaru', 'Outback', 2012, 88_000),
    key: ['brake_rotor'],
    least: 'soon',
  },
  {
    text: 'Brake pedal slowly sinks at a red light, no leaks',
    car: car('GMC', 'Sierra', 2007, 160_000),
    key: ['master_cylinder', 'brake_hydraulic'],
    least: 'stop',
  },
  {
    text: 'Car pulls to one side when braking and one wheel is hot',
    car: car('Honda', 'CR-V', 2010, 120_000),
    key: ['brake_caliper'],
    least: 'stop',
  },
  {
    text: 'Humming that grows with speed and changes when I turn left',
    car: car('Honda', 'Civic', 2013, 100_000),
    key: ['wheel_bearing', 'tyre_worn'],
    least: 'soon',
  },
  {
    text: 'Clicking when turning at full lock',
    car: car('Toyota', 'Camry', 2005, 180_000),
    key: ['cv_joint'],
    least: 'soon',
  },
  {
    text: 'Clunk over speed bumps from the front right',
    car: car('Nissan', 'Altima', 2010, 110_000),
    key: ['sway_link', 'strut', 'ball_joint', 'control_arm'],
    least: 'soon',
  },
  {
    text: 'Vibration at 65 mph that goes away at 75',
    car: car('Kia', 'Optima', 2013, 80_000),
    key: ['wheel_balance', 'tyre_worn', 'wheel_rim'],
    least: 'soon',
  },
  {
    text: 'Power steering suddenly heavy, EPS light',
    car: car('Chevrolet', 'Malibu', 2010, 115_000),
    key: ['eps_unit', 'torque_sensor'],
    least: 'limp',
  },
  {
    text: 'Whines when I turn the wheel, fluid is low',
    car: car('Ford', 'Explorer', 2006, 150_000),
    key: ['power_steering_pump', 'ps_hose', 'rack'],
    least: 'soon',
  },
  {
    text: 'Transmission slips between second and third, fluid smells burnt',
    car: car('Chrysler', '300', 2008, 140_000),
    key: ['transmission', 'trans_fluid', 'valve_body'],
    least: 'limp',
  },
  {
    text: 'Judders when pulling away and the revs hang',
    car: car('Nissan', 'Rogue', 2014, 95_000),
    key: ['cvt'],
    least: 'soon',
  },
  {
    text: 'Shudders from a stop, hesitates in traffic',
    car: car('Ford', 'Focus', 2013, 75_000),
    key: ['dct'],
    least: 'soon',
  },
  {
    text: 'Dies while driving when hot, restarts after half an hour',
    car: car('Jeep', 'Grand Cherokee', 2005, 150_000),
    key: ['crank_cam_sensor', 'fuel_pump'],
    least: 'limp',
  },
  {
    text: 'Cranks but will not start, no sound from the tank',
    car: car('Chevrolet', 'Silverado', 2006, 170_000),
    key: ['fuel_pump'],
    least: 'none',
  },
  {
    text: 'Oil light flickers at idle when hot',
    car: car('Dodge', 'Ram 1500', 2010, 150_000),
    key: ['oil_low', 'oil_pump', 'oil_pressure_sensor', 'rod_bearing'],
    least: 'stop',
  },
  {
    text: 'Deep knock that follows the revs',
    codes: ['P1326'],
    car: car('Kia', 'Optima', 2013, 120_000),
    key: ['rod_bearing'],
    least: 'stop',
  },
  {
    text: 'Blue smoke on start up and uses a quart of oil every 1,000 miles',
    car: car('Audi', 'A4', 2011, 110_000),
    key: ['oil_burning', 'pcv'],
    least: 'soon',
  },
  {
    text: 'White sweet smoke, overheats, milky oil cap',
    car: car('Subaru', 'Forester', 2003, 160_000),
    key: ['head_gasket'],
    least: 'stop',
  },
  {
    text: 'Rattle for two seconds at cold start',
    codes: ['P0016'],
    car: car('Chevrolet', 'Equinox', 2012, 120_000),
    key: ['timing_chain', 'vvt'],
    least: 'limp',
  },
  {
    text: 'Loud roar since the muffler rusted, smell of exhaust inside',
    car: car('Honda', 'Odyssey', 2006, 190_000),
    key: ['exhaust_leak'],
    least: 'stop',
  },
  {
    text: 'Smell of gas near the back of the car after filling up',
    car: car('Toyota', 'RAV4', 2008, 140_000),
    key: ['fuel_leak', 'evap_leak', 'refuel_vent'],
    least: 'stop',
  },
  {
    text: 'AC blows warm, worked fine last summer',
    car: car('Toyota', 'Sienna', 2011, 120_000),
    key: ['ac_charge'],
    least: 'none',
  },
  {
    text: 'ABS and traction lights on, speedometer fine',
    codes: ['C0035'],
    car: car('Chevrolet', 'Impala', 2012, 110_000),
    key: ['wheel_speed_sensor', 'hub_abs_sensor'],
    least: 'soon',
  },
  {
    text: 'Diesel in limp mode, soot light on, mostly short trips',
    codes: ['P2463'],
    car: car('Volkswagen', 'Jetta TDI', 2012, 115_000),
    key: ['dpf'],
    least: 'soon',
  },
  {
    text: 'Will not charge at home, works at a fast charger',
    car: car('Chevrolet', 'Bolt EV', 2019, 40_000),
    key: ['charge_supply', 'charge_port', 'ev_charger'],
    least: 'none',
  },
  {
    text: 'Red triangle and hybrid system warning, fan behind the seat is loud',
    codes: ['P0A80'],
    car: car('Toyota', 'Prius', 2010, 170_000),
    key: ['hv_battery', 'hybrid_fan'],
    least: 'soon',
  },
  {
    text: 'Violent shaking of the front after hitting a bump at 50',
    car: car('Jeep', 'Wrangler', 2012, 90_000),
    key: ['death_wobble'],
    least: 'stop',
  },
  {
    text: 'Shakes in the morning and coolant disappears',
    codes: ['P0302'],
    car: car('Ford', 'Escape', 2017, 92_000),
    key: ['coolant_intrusion', 'head_gasket'],
    least: 'limp',
  },
]
