const STANDS = 'no_start no_crank crank_no_start'

/** Questions that what is present has answered: the brakes that grind make a noise, and a misfire code is a misfire. */
const BY: Readonly<Record<string, string>> = {
  ac_noise: 'ctx_ac ac_not_cold',
  battery_dead: 'lights_bright',
  brake_delay: 'brake_fail pedal_floor',
  brake_noise: 'brake_grind brake_squeal',
  brake_self: 'smoke_wheel',
  brake_squeal: 'brake_grind',
  charge_slow: 'ev_no_charge',
  charging_light: 'lights_bright',
  clutch_pedal: 'pedal_floor pedal_spongy',
  coolant_low: 'coolant_gone coolant_leak oil_milky',
  ctx_ac: 'ac_noise',
  ctx_accel: `vib_accel judder_stop hesitation ${STANDS}`,
  ctx_brake: 'brake_grind brake_squeal brake_shake brake_pull',
  ctx_bump: 'bump_knock',
  ctx_cold: 'rattle_start temp_gauge_low heater_cold code_thermostat',
  ctx_hot: 'overheats temp_warning restarts_cool',
  ctx_idle: 'rough_idle stall_idle hunting_idle',
  ctx_turn: 'steer_whine click_turn',
  ctx_uphill: STANDS,
  gauges_out: `lights_bright temp_warning ${STANDS}`,
  grind_low: 'brake_grind grind_start',
  headlights_out: `lights_bright lights_dim ${STANDS}`,
  hesitation: STANDS,
  jerk_lurch: `judder_stop hesitation misfire code_misfire ${STANDS}`,
  lights_bright: 'lights_dim',
  lights_dim: 'lights_bright',
  loss_of_power: `slow_accel reduced_power_msg ${STANDS}`,
  low_12v_msg: 'battery_dead click_start slow_crank charging_light no_crank',
  mil_on: 'mil_flashing',
  misfire: `code_misfire mil_flashing ${STANDS}`,
  no_crank: 'click_start slow_crank crank_no_start',
  no_start: 'no_crank crank_no_start start_several_tries battery_dead',
  noise_rpm: 'tick_engine whine_engine knock_engine',
  noise_speed: 'roar_hum thump_speed',
  other_charger_ok: 'fast_charge_ok',
  overheats: 'overheats_idle overheats_highway temp_warning smoke_wheel code_thermostat temp_gauge_low',
  overheats_highway: 'overheats_idle',
  pedal_spongy: 'pedal_floor',
  plug_stuck: 'fast_charge_ok other_charger_ok',
  rattle_engine: 'rattle_start tick_engine knock_engine',
  rough_idle: `hunting_idle ${STANDS}`,
  shake_running: 'rough_idle judder_stop vib_accel wobble_speed shake_violent rumble_strip code_misfire',
  slow_accel: `loss_of_power reduced_power_msg ${STANDS}`,
  slow_crank: 'click_start no_crank crank_no_start',
  smell_burning: 'smell_rubber smell_burning_oil smell_electrical smell_burning_brake',
  smoke_exhaust: 'smoke_white smoke_blue smoke_black',
  stall_moving: STANDS,
  start_several_tries: STANDS,
  steer_assist_lost: 'steer_heavy',
  steer_heavy: 'steer_assist_lost',
  steer_noise: 'steer_whine click_turn',
  temp_gauge_low: 'code_thermostat',
  temp_warning: 'overheats overheats_idle overheats_highway code_thermostat',
  tick_engine: 'exhaust_loud',
  total_blackout: 'lights_bright lights_dim',
  whine_rear_tank: 'pump_silent',
  wobble_speed: 'shake_violent rumble_strip',
}

const NOT_STARTING =
  'battery_dead click_start grind_start slow_crank stall_moving restarts_cool sound_starter'

/** Who has a car that starts is not asked how it does not. */
const ASKED_OF: Readonly<Record<string, string>> = {
  crank_no_start: `no_start ${NOT_STARTING}`,
  lights_bright: STANDS,
  no_crank: `no_start ${NOT_STARTING}`,
  no_start: NOT_STARTING,
}

/** What the words may mean is meant beside these: low fluid and a whine in turns are the steering's. */
const MEANT_WITH: Readonly<Record<string, string>> = {
  misfire: 'code_misfire mil_flashing',
  ps_leak: 'steer_whine steer_heavy',
}

/** What the words cannot mean beside these: a silent pump does not whine. */
const NOT_WITH: Readonly<Record<string, string>> = {
  whine_rear_tank: 'pump_silent',
}

/** What tells how a fault's test ends, beside what is looked at first. */
const TESTS: Readonly<Record<string, string>> = {
  air_suspension: 'sags_corner',
  alternator: 'sign_charge_low',
  battery_terminal: 'terminal_bad',
  belt_ac: 'ac_noise ac_not_cold',
  brake_caliper: 'smoke_wheel',
  brake_hydraulic: 'brake_fluid_leak',
  brake_pads: 'brake_pad_light code_brake_wear',
  brake_rotor: 'brake_shake',
  brake_switch: 'brake_lamps_out brake_lamps_stay',
  charge_supply: 'fast_charge_ok other_charger_ok',
  cooling_fan: 'fan_dead',
  cv_joint: 'click_turn',
  dct: 'judder_stop',
  ev_charger: 'fast_charge_ok other_charger_ok',
  exhaust_leak: 'smell_exhaust_cabin',
  fuel_pump: 'pump_silent',
  master_cylinder: 'pedal_floor',
  neutral_switch: 'cranks_in_park_only',
  oil_burning: 'oil_consumption',
  oil_low: 'oil_level_low oil_gone',
  power_steering_pump: 'ps_leak',
  spring: 'sags_corner',
  starter: 'lights_bright',
  thermostat_open: 'code_thermostat temp_gauge_low',
  trans_fluid: 'trans_fluid_burnt',
  valve_cover_gasket: 'plug_oil',
  wheel_bearing: 'ctx_turn',
}

/** Read by `npm run knowledge`. */
export const answerTables = {
  questions: BY,
  onlyWith: ASKED_OF,
  confirmedBy: MEANT_WITH,
  notWith: NOT_WITH,
  tests: TESTS,
}
