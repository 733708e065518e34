import type { CarModel } from './car.ts'
import type { UnitModel } from './unit.ts'

/** Byte A is filled in from the codes; B C D: all spark monitors there, the evaporative system not run yet. */
const SPARK_READINESS = '0007E504'
const DIESEL_READINESS = '000FEB40'

/** A warm engine at idle. */
const IDLE: Readonly<Record<number, string>> = {
  1: SPARK_READINESS,
  3: '0200',
  4: '4A',
  5: '7B',
  6: '82',
  7: '7D',
  11: '23',
  12: '0C1C',
  13: '00',
  14: '94',
  15: '4C',
  16: '0190',
  17: '1F',
  19: '03',
  21: '5AFF',
  28: '01',
  31: '0258',
  33: '0000',
  47: 'B2',
  49: '04D2',
  51: '64',
  66: '3745',
  70: '3C',
  81: '01',
}

const ENGINE: UnitModel = {
  address: '7E8',
  pids: IDLE,
  stored: ['P0301', 'P0420'],
  pending: ['P0171'],
  permanent: ['P0420'],
  freezeFrame: { code: 'P0301', pids: { 4: '6E', 5: '7A', 12: '1AF8', 13: '32' } },
  vin: '1M8GDM9AXKP042788',
  calibrationIds: ['TPT-4711-A'],
  calibrationNumbers: ['1791BC82'],
  name: 'ECM-EngineControl',
  // A catalyst close to its limit, a sound fuel vapour system, misfires in one cylinder, a test that has not run.
  monitorTests: {
    1: ['070B00B40064FFFF'],
    33: ['801E6A4000007148'],
    58: ['81170014000000C8'],
    60: ['8117000000000000'],
    162: ['0B240019000000C8', '0C240064000000C8'],
  },
  // 20 numbers; no second bank, no secondary air, no test of the second oxygen sensor.
  inUse: {
    type: 8,
    counters:
      '0310 08B1 0206 0310 0000 0000 0185 0310 0000 0000 002A 0310 0000 0000 000C 0120 0000 0000 0000 0000'.replaceAll(
        ' ',
        '',
      ),
  },
  answerMs: 8,
  refusesClearWith: null,
  codesReturn: false,
  slowServices: {},
  onUds: null,
}

const GEARBOX: UnitModel = {
  ...ENGINE,
  address: '7E9',
  pids: { 1: '00040000', 12: '0C1C', 13: '00', 28: '01' },
  stored: ['P0700'],
  pending: [],
  permanent: [],
  freezeFrame: null,
  vin: null,
  calibrationIds: ['TPT-TCM-09'],
  calibrationNumbers: ['00A1F00D'],
  name: 'TCM-TransmisCtrl',
  inUse: { type: 8, counters: '0310 08B1'.replaceAll(' ', '').padEnd(80, '0') },
  answerMs: 11,
}

const healthy = (unit: UnitModel): UnitModel => ({
  ...unit,
  stored: [],
  pending: [],
  permanent: [],
  freezeFrame: null,
})
const old = (unit: UnitModel, address: string): UnitModel => ({
  ...unit,
  address,
  permanent: null,
  answerMs: 40,
})
const DIESEL: UnitModel = {
  ...ENGINE,
  pids: {
    ...IDLE,
    1: DIESEL_READINESS,
    81: '04',
    35: '0BB8',
    92: '78',
    124: '0309C40A280000000000'.slice(0, 18),
  },
  stored: ['P2002'],
  pending: [],
  permanent: ['P2002'],
  freezeFrame: { code: 'P2002', pids: { 4: '88', 5: '7F' } },
  vin: 'WVWZZZ1KZAM690392',
  inUse: {
    type: 11,
    counters:
      '0200 0400 0100 0200 0080 0200 0000 0000 0030 0180 0000 0000 0040 0200 0050 0200 0000 0000'.replaceAll(
        ' ',
        '',
      ),
  },
}

/** More codes than one frame, or one line of an old bus, holds. */
const MANY: UnitModel = {
  ...ENGINE,
  stored: ['P0301', 'P0302', 'P0303', 'P0304', 'P0420'],
  pending: ['P0171', 'P0174'],
}
const BRAKES: UnitModel = {
  ...GEARBOX,
  pids: { 1: '00040000', 13: '00' },
  stored: ['C0035'],
  pending: ['U0121'],
  calibrationIds: ['TPT-ABS-03'],
  name: 'ABS-AntiLockBrake',
  answerMs: 14,
}

const CAN: Omit<CarModel, 'name' | 'units'> = {
  protocol: '6',
  padding: 0x00,
  searchMs: 350,
  multiPid: true,
}

/** The cars of the bench: every protocol of the chip, one unit and several, healthy and not, slow and stubborn. */
export const CARS = {
  petrolCan: { ...CAN, name: 'Petrol, CAN 11 bit', units: [ENGINE] },
  petrolTwoUnits: {
    ...CAN,
    name: 'Petrol with gearbox unit, CAN 11 bit',
    padding: 0xaa,
    units: [ENGINE, GEARBOX],
  },
  healthyCan: { ...CAN, name: 'Petrol without codes, CAN 11 bit', padding: 0x55, units: [healthy(ENGINE)] },
  dieselCan: { ...CAN, name: 'Diesel, CAN 11 bit', units: [DIESEL] },
  can29: {
    ...CAN,
    name: 'Four units, CAN 29 bit',
    protocol: '7',
    searchMs: 700,
    units: [
      { ...ENGINE, address: '18DAF111' },
      { ...GEARBOX, address: '18DAF118' },
      { ...healthy(GEARBOX), address: '18DAF128', name: null },
      { ...healthy(GEARBOX), address: '18DAF140', name: null },
    ],
  },
  can11slow: { ...CAN, name: 'Petrol, CAN 11 bit 250k', protocol: '8', searchMs: 900, units: [ENGINE] },
  can29slow: {
    ...CAN,
    name: 'Diesel, CAN 29 bit 250k',
    protocol: '9',
    searchMs: 1_100,
    units: [{ ...DIESEL, address: '18DAF110' }],
  },
  singlePidCan: { ...CAN, name: 'CAN, one PID to a request', multiPid: false, units: [ENGINE] },
  pwm: { ...CAN, name: 'J1850 PWM', protocol: '1', searchMs: 1_500, units: [old(ENGINE, '10')] },
  vpw: {
    ...CAN,
    name: 'J1850 VPW, two units',
    protocol: '2',
    searchMs: 1_800,
    units: [old(ENGINE, '10'), old(GEARBOX, '18')],
  },
  iso9141: { ...CAN, name: 'ISO 9141-2', protocol: '3', searchMs: 4_500, units: [old(ENGINE, '10')] },
  kwpSlow: {
    ...CAN,
    name: 'KWP, 5 baud start',
    protocol: '4',
    searchMs: 6_000,
    units: [old(healthy(ENGINE), '11')],
  },
  kwpFast: {
    ...CAN,
    name: 'KWP, fast start, two units',
    protocol: '5',
    searchMs: 3_000,
    units: [old(ENGINE, '10'), old(GEARBOX, '1A')],
  },
  patient: {
    ...CAN,
    name: 'CAN, slow to answer codes',
    units: [{ ...ENGINE, slowServices: { 3: 1_200, 9: 900, 4: 1_500 } }],
  },
  clearRefused: { ...CAN, name: 'CAN, refuses to clear', units: [{ ...ENGINE, refusesClearWith: 0x22 }] },
  codesReturn: { ...CAN, name: 'CAN, fault present', units: [{ ...ENGINE, codesReturn: true }] },
  manyCodesCan: {
    ...CAN,
    name: 'Faults in three units, CAN 11 bit',
    padding: 0xaa,
    units: [MANY, { ...GEARBOX, stored: ['P0700', 'P0730', 'P0741'] }, { ...BRAKES, address: '7EA' }],
  },
  manyCodesCan29: {
    ...CAN,
    name: 'Faults in three units, CAN 29 bit',
    protocol: '7',
    units: [
      { ...MANY, address: '18DAF110' },
      { ...GEARBOX, address: '18DAF118', stored: ['P0700', 'P0730', 'P0741'] },
      { ...BRAKES, address: '18DAF128' },
    ],
  },
  manyCodesVpw: {
    ...CAN,
    name: 'Faults in two units, J1850 VPW',
    protocol: '2',
    searchMs: 1_800,
    units: [old(MANY, '10'), old({ ...GEARBOX, stored: ['P0700', 'P0730'], pending: ['P0741'] }, '18')],
  },
  manyCodesKwp: {
    ...CAN,
    name: 'Faults in two units, KWP',
    protocol: '5',
    searchMs: 3_000,
    units: [old(MANY, '10'), old({ ...GEARBOX, pending: ['P0741'] }, '1A')],
  },
  gearboxOnly: {
    ...CAN,
    name: 'A fault in the gearbox alone',
    units: [healthy(ENGINE), GEARBOX],
  },
  pendingOnly: { ...CAN, name: 'A pending code alone', units: [{ ...healthy(ENGINE), pending: ['P0171'] }] },
  /** The demo's car: ignition on, engine off, so that clearing is allowed. */
  demo: {
    ...CAN,
    name: 'Demo car',
    units: [{ ...ENGINE, pids: { ...IDLE, 4: '00', 12: '0000' }, stored: [], pending: [], permanent: [] }],
  },
  udsSilent: { ...CAN, name: 'SAE J1979-2, silent to old services', units: [{ ...ENGINE, onUds: 'silent' }] },
  udsRefuses: { ...CAN, name: 'SAE J1979-2, refuses old services', units: [{ ...ENGINE, onUds: 'refuses' }] },
  udsTwoUnits: {
    ...CAN,
    name: 'SAE J1979-2, faults in two units, CAN 29 bit',
    protocol: '7',
    units: [
      { ...ENGINE, address: '18DAF110', onUds: 'refuses' },
      { ...GEARBOX, address: '18DAF118', onUds: 'silent' },
    ],
  },
  wwhObd: {
    ...CAN,
    name: 'WWH-OBD, CAN 29 bit 250k',
    protocol: '9',
    searchMs: 1_100,
    units: [{ ...DIESEL, address: '18DAF100', onUds: 'silent', standard: 'WWH-OBD', pending: ['P0401'] }],
  },
  /** Refuses SAE J1979 and names no standard: only ISO 14229-1 itself is known to work. */
  udsUnnamed: {
    ...CAN,
    name: 'UDS, names no standard',
    units: [{ ...ENGINE, onUds: 'refuses', standard: 'unnamed' }],
  },
  /** Speaks SAE J1979, and keeps codes by ISO 14229-1 that are not about emissions. */
  keepsMore: {
    ...CAN,
    name: 'Codes by UDS beside those of OBD',
    units: [
      ENGINE,
      {
        ...GEARBOX,
        keeps: [{ code: 'U0121', failureType: '87', status: '2F', makersData: '0A1B2C' }],
      },
    ],
  },
  /** With brakes at an address that the maker chose: they answer nobody but who asks them alone. */
  makersUnit: {
    ...CAN,
    name: 'A unit at an address of the maker',
    units: [
      ENGINE,
      { ...healthy(GEARBOX), address: '7C8', makersOwn: { D100: '0A1B', D101: '00112233445566778899AABB' } },
    ],
  },
} as const satisfies Readonly<Record<string, CarModel>>

export type CarName = keyof typeof CARS
