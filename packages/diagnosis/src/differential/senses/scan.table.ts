/** From which value a reading is a sign. A trim is the sum of short and long term trim of one bank. */
import { LIMITS, type Limit, type MonitorState } from '@tappet/obd'

export const THRESHOLDS = {
  ...LIMITS,
  coldCoolant: {
    value: 71,
    unit: '°C',
    source: '160 °F, which P0128 asks for (autocartimes.com/p0128); Toyota 2006 and 2007 P0128: 75 °C',
  },
  warmCoolant: {
    value: 80,
    unit: '°C',
    source: '180 to 205 °F is what a warm engine keeps: fixitfor.us/obd2/p0128',
  },
  warmAfter: {
    value: 900,
    unit: 's',
    source:
      'Within 15 minutes of running an engine passes 160 °F: autocartimes.com/p0128; 10 minutes: fixitfor.us/obd2/p0128',
  },
  runningFine: {
    value: 13.5,
    unit: 'V',
    source: '13.5 to 14.5 V with the engine running: calendar-australia.com, Is 12.9 volts bad',
  },
  restingFine: {
    value: 12.5,
    unit: 'V',
    source:
      '12.4 V is three quarters, 12.6 V full: engineerfix.com, How many volts should your car battery have',
  },
} as const satisfies Record<string, Limit>

/** How much likelier a reading is with the finding than without. Judged, not reviewed. */
export const SIGN_RATIOS = {
  /** Trims beyond the first threshold and below the second. */
  trim: 5,
  /** Trims within the first threshold. */
  trimFine: 0.3,
  /** A misfire counter that is not 0, its own test passed. */
  misfireCounted: 4,
  /** All misfire counters of ten driving cycles at 0. The monitor pauses on rough roads and in some loads. */
  misfireNone: 0.4,
  /** A code seen in one driving cycle and not in a second. */
  pendingCode: 30,
} as const

/**
 * Misfire monitors of service 06 on CAN: A1 for the engine, A2 to AD for cylinders 1 to 12. Test 0B is the mean of ten driving cycles, 0C the
 * count of this one or the last (SAE J1979-DA; Honda 2012 service manual, Mode $06).
 */
export const MISFIRE_MONITORS = { first: 0xa1, last: 0xad, average: 0x0b, count: 0x0c } as const

/** Code families that a complete readiness monitor would have stored by now. */
export const MONITORED: Readonly<Partial<Record<MonitorState['id'], readonly string[]>>> = {
  misfire: ['code_misfire'],
  fuelSystem: ['code_lean', 'code_rich'],
  catalyst: ['code_cat'],
  evap: ['code_evap'],
  oxygenSensor: ['code_o2'],
  secondaryAir: ['code_sec_air'],
  pmFilter: ['code_dpf'],
  noxScr: ['code_scr'],
}

/** Situations in which a freeze frame was stored. Judged, not reviewed. */
export const FROZEN_SITUATIONS = [
  { finding: 'ctx_cold', pid: 0x05, from: -40, to: 40, words: 'the engine was cold' },
  { finding: 'ctx_idle', pid: 0x0d, from: 0, to: 0, words: 'the car stood still' },
  { finding: 'ctx_highway', pid: 0x0d, from: 88, to: 255, words: 'the car was at highway speed' },
  { finding: 'ctx_uphill', pid: 0x04, from: 80, to: 100, words: 'the engine was under high load' },
] as const
