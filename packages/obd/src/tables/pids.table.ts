import {
  EMISSION_REQUIREMENTS,
  FUEL_SYSTEM_STATES,
  FUEL_TYPES,
  OBD_STANDARDS,
  OXYGEN_SENSORS_FOUR_BANKS,
  OXYGEN_SENSORS_TWO_BANKS,
  SECONDARY_AIR_STATES,
} from './choices.table.ts'
import {
  gauge,
  numbers,
  other,
  type PidContent,
  type PidField,
  type PidRow,
  s16,
  state,
  u8,
  u16,
  u32,
  withStates,
} from './pid-row.ts'

const MAP: PidContent = { kind: 'map' }
const RAW: PidContent = { kind: 'raw' }

/** Bank and place of the eight sensors depend on the car: PID 13 or 1D says which, see choices.table.ts. */
const eight = (from: number, bytes: number, kind: string, fields: readonly PidField[], confirmedBy: number) =>
  Array.from({ length: 8 }, (_, index) =>
    numbers(from + index, bytes, `Oxygen sensor ${index + 1}, ${kind}`, confirmedBy, fields),
  )

const exhaustTemperatures = (firstSensor: number) =>
  [0, 1, 2, 3].map((index) => u16(index * 2 + 1, 1 / 10, -40, '°C', `sensor ${firstSensor + index}`, index))

const turboTemperatures = [
  u8(1, 1, -40, '°C', 'compressor inlet', 0),
  u8(2, 1, -40, '°C', 'compressor outlet', 1),
  u16(3, 1 / 10, -40, '°C', 'turbine inlet', 2),
  u16(5, 1 / 10, -40, '°C', 'turbine outlet', 3),
]

const filterPressures = [
  s16(1, 1 / 100, 0, 'kPa', 'pressure difference', 0),
  u16(3, 1 / 100, 0, 'kPa', 'inlet', 1),
  u16(5, 1 / 100, 0, 'kPa', 'outlet', 2),
]

/** Four oxygen concentrations, then the four lambdas of the same sensors. */
const wideRange = (places: readonly string[]) => [
  ...places.map((place, index) => u16(index * 2 + 1, 100 / 65_535, 0, '%', `${place} oxygen`, index)),
  ...places.map((place, index) => u16(index * 2 + 9, 8 / 65_536, 0, 'ratio', `${place} lambda`, index + 4)),
]

/** Two timers for each of five devices that one PID covers. */
const emissionTimers = (firstDevice: number) =>
  [0, 1, 2, 3, 4].flatMap((index) => [
    u32(index * 8 + 1, 1, 0, 's', `device ${firstDevice + index}, timer 1`, index),
    u32(index * 8 + 5, 1, 0, 's', `device ${firstDevice + index}, timer 2`, index),
  ])

/** Of 81 and 82 older cars send one timer a device, later ones two: 21 and 41 bytes. */
const emissionRunTimes = (firstDevice: number): PidContent => ({
  kind: 'byLength',
  layouts: {
    21: [0, 1, 2, 3, 4].map((index) => u32(index * 4 + 1, 1, 0, 's', `device ${firstDevice + index}`, index)),
    41: emissionTimers(firstDevice),
  },
})

const CONTROL_LOOP = [
  '',
  'open loop, no fault',
  'closed loop, no fault',
  'fault: the pressures are unreliable',
]
const GEARS = ['neutral', ...Array.from({ length: 15 }, (_, index) => String(index + 1))]
const NO_YES = ['no', 'yes']
const REAGENT_REASONS = ['reagent low', 'wrong reagent', 'reagent consumption off', 'NOx too high']
const BLOCKS = ['in this block', 'one block before', 'two blocks before', 'three blocks before']
const FUEL_CONTROLS = [1, 2].flatMap((bank) =>
  ['pressure', 'injection quantity', 'injection timing', 'idle balance'].map((what) => `${what} ${bank}`),
)

const commandedAndActual = [
  u8(1, 100 / 255, 0, '%', 'commanded A', 0),
  u8(2, 100 / 255, 0, '%', 'actual A', 1),
  u8(3, 100 / 255, 0, '%', 'commanded B', 2),
  u8(4, 100 / 255, 0, '%', 'actual B', 3),
]

/**
 * Service 01 parameters: SAE J1979 / ISO 15031-5. Names, lengths and formulas come from the CC0 table of
 * foerbsnavi/OBDex; the numbers were compared with python-OBD, scapy and OBDb, and `confirmedBy` says how many of them
 * agree. Corrected against the standard: 32 and 54 are two's complement, 9E is in kg/h.
 * Turbo, filter, NOx, reagent and gear (6E to A5) were compared with the SAE J1699-3 conformance test, BMW's EDIABAS
 * table of OBD values, AWS IoT FleetWise's decoder table and scapy.
 * The states of 65 are those of scapy and telemetry-obd, which agree; those of 70, 71, 88, 8B and 92, the timers of 81 and
 * 82 and the places of A1 are telemetry-obd's alone.
 * Where the length differs between editions it is null, where only the length is known the content is raw. Of A3 the one
 * source has no negative pressure and one scale for the narrow and the wide range: it is not taken.
 */
export const PIDS: readonly PidRow[] = [
  other(0x00, 4, 'PIDs supported 01-20', MAP),
  other(0x01, 4, 'Readiness since codes were cleared', { kind: 'readiness' }),
  other(0x02, 2, 'Code that stored the freeze frame', { kind: 'code' }),
  other(0x03, 2, 'Fuel system status', { kind: 'fuelSystems', choices: FUEL_SYSTEM_STATES }),
  numbers(0x04, 1, 'Calculated engine load', 3, [u8(0, 100 / 255, 0, '%')], gauge(7, 'Engine load', 0, 100)),
  numbers(
    0x05,
    1,
    'Engine coolant temperature',
    3,
    [u8(0, 1, -40, '°C')],
    gauge(3, 'Coolant temperature', -20, 130),
  ),
  numbers(
    0x06,
    1,
    'Short term fuel trim, bank 1',
    3,
    [u8(0, 100 / 128, -100, '%')],
    gauge(5, 'Short term fuel trim, bank 1', -25, 25),
  ),
  numbers(
    0x07,
    1,
    'Long term fuel trim, bank 1',
    3,
    [u8(0, 100 / 128, -100, '%')],
    gauge(6, 'Long term fuel trim, bank 1', -25, 25),
  ),
  numbers(0x08, 1, 'Short term fuel trim, bank 2', 3, [u8(0, 100 / 128, -100, '%')]),
  numbers(0x09, 1, 'Long term fuel trim, bank 2', 3, [u8(0, 100 / 128, -100, '%')]),
  numbers(0x0a, 1, 'Fuel pressure (gauge pressure)', 3, [u8(0, 3, 0, 'kPa')]),
  numbers(
    0x0b,
    1,
    'Intake manifold absolute pressure',
    3,
    [u8(0, 1, 0, 'kPa')],
    gauge(10, 'Intake manifold pressure', 0, 255),
  ),
  numbers(0x0c, 2, 'Engine speed', 3, [u16(0, 1 / 4, 0, 'rpm')], gauge(1, 'Engine speed', 0, 8_000)),
  numbers(0x0d, 1, 'Vehicle speed', 3, [u8(0, 1, 0, 'km/h')], gauge(2, 'Vehicle speed', 0, 240)),
  numbers(
    0x0e,
    1,
    'Timing advance before top dead centre (cylinder 1)',
    3,
    [u8(0, 1 / 2, -64, '°')],
    gauge(12, 'Timing advance', -20, 60),
  ),
  numbers(
    0x0f,
    1,
    'Intake air temperature',
    3,
    [u8(0, 1, -40, '°C')],
    gauge(8, 'Intake air temperature', -20, 80),
  ),
  numbers(
    0x10,
    2,
    'Mass air flow rate',
    2,
    [u16(0, 1 / 100, 0, 'g/s')],
    gauge(11, 'Mass air flow rate', 0, 250),
  ),
  numbers(0x11, 1, 'Throttle position', 3, [u8(0, 100 / 255, 0, '%')], gauge(9, 'Throttle position', 0, 100)),
  other(0x12, 1, 'Commanded secondary air status', { kind: 'choice', choices: SECONDARY_AIR_STATES }),
  other(0x13, 1, 'Oxygen sensors present (two banks)', { kind: 'bits', names: OXYGEN_SENSORS_TWO_BANKS }),
  ...eight(
    0x14,
    2,
    'narrow band',
    [u8(0, 1 / 200, 0, 'V', 'voltage'), u8(1, 100 / 128, -100, '%', 'trim')],
    2,
  ),
  other(0x1c, 1, 'OBD standard of the vehicle', { kind: 'choice', choices: OBD_STANDARDS }),
  other(0x1d, 1, 'Oxygen sensors present (four banks)', { kind: 'bits', names: OXYGEN_SENSORS_FOUR_BANKS }),
  other(0x1e, 1, 'Auxiliary input status', { kind: 'bits', names: ['power take-off active'] }),
  numbers(0x1f, 2, 'Run time since engine start', 3, [u16(0, 1, 0, 's')]),
  other(0x20, 4, 'PIDs supported 21-40', MAP),
  numbers(0x21, 2, 'Distance driven with the lamp on', 3, [u16(0, 1, 0, 'km')]),
  numbers(0x22, 2, 'Fuel rail pressure (relative to manifold vacuum)', 3, [u16(0, 0.079, 0, 'kPa')]),
  numbers(0x23, 2, 'Fuel rail gauge pressure (diesel or gasoline direct injection)', 3, [
    u16(0, 10, 0, 'kPa'),
  ]),
  ...eight(
    0x24,
    4,
    'wide band, voltage',
    [u16(0, 2 / 65536, 0, 'ratio', 'lambda'), u16(2, 8 / 65536, 0, 'V', 'voltage')],
    2,
  ),
  numbers(0x2c, 1, 'Commanded EGR', 3, [u8(0, 100 / 255, 0, '%')]),
  numbers(0x2d, 1, 'EGR error', 3, [u8(0, 100 / 128, -100, '%')]),
  numbers(0x2e, 1, 'Commanded evaporative purge', 3, [u8(0, 100 / 255, 0, '%')]),
  numbers(0x2f, 1, 'Fuel tank level', 3, [u8(0, 100 / 255, 0, '%')], gauge(13, 'Fuel tank level', 0, 100)),
  numbers(0x30, 1, 'Warm-ups since codes cleared', 3, [u8(0, 1, 0, 'count')]),
  numbers(0x31, 2, 'Distance driven since codes cleared', 3, [u16(0, 1, 0, 'km')]),
  numbers(0x32, 2, 'Evaporative system vapor pressure', 2, [s16(0, 1 / 4, 0, 'Pa')]),
  numbers(0x33, 1, 'Absolute barometric pressure', 3, [u8(0, 1, 0, 'kPa')]),
  ...eight(
    0x34,
    4,
    'wide band, current',
    [u16(0, 2 / 65536, 0, 'ratio', 'lambda'), u16(2, 1 / 256, -128, 'mA', 'current')],
    1,
  ),
  numbers(0x3c, 2, 'Catalyst temperature, bank 1, sensor 1', 3, [u16(0, 1 / 10, -40, '°C')]),
  numbers(0x3d, 2, 'Catalyst temperature, bank 2, sensor 1', 3, [u16(0, 1 / 10, -40, '°C')]),
  numbers(0x3e, 2, 'Catalyst temperature, bank 1, sensor 2', 3, [u16(0, 1 / 10, -40, '°C')]),
  numbers(0x3f, 2, 'Catalyst temperature, bank 2, sensor 2', 3, [u16(0, 1 / 10, -40, '°C')]),
  other(0x40, 4, 'PIDs supported 41-60', MAP),
  other(0x41, 4, 'Readiness in this drive cycle', { kind: 'readiness' }),
  numbers(
    0x42,
    2,
    'Control module voltage',
    3,
    [u16(0, 1 / 1000, 0, 'V')],
    gauge(4, 'System voltage', 8, 16),
  ),
  numbers(0x43, 2, 'Absolute load value', 3, [u16(0, 100 / 255, 0, '%')]),
  numbers(0x44, 2, 'Commanded air-fuel equivalence ratio (lambda)', 3, [u16(0, 2 / 65536, 0, 'ratio')]),
  numbers(0x45, 1, 'Relative throttle position', 3, [u8(0, 100 / 255, 0, '%')]),
  numbers(0x46, 1, 'Ambient air temperature', 3, [u8(0, 1, -40, '°C')]),
  numbers(0x47, 1, 'Absolute throttle position B', 3, [u8(0, 100 / 255, 0, '%')]),
  numbers(0x48, 1, 'Absolute throttle position C', 3, [u8(0, 100 / 255, 0, '%')]),
  numbers(0x49, 1, 'Accelerator pedal position D', 3, [u8(0, 100 / 255, 0, '%')]),
  numbers(0x4a, 1, 'Accelerator pedal position E', 3, [u8(0, 100 / 255, 0, '%')]),
  numbers(0x4b, 1, 'Accelerator pedal position F', 3, [u8(0, 100 / 255, 0, '%')]),
  numbers(0x4c, 1, 'Commanded throttle actuator', 3, [u8(0, 100 / 255, 0, '%')]),
  numbers(0x4d, 2, 'Time run with the lamp on', 3, [u16(0, 1, 0, 'min')]),
  numbers(0x4e, 2, 'Time since trouble codes cleared', 3, [u16(0, 1, 0, 'min')]),
  numbers(0x4f, 4, 'Maximum values of other parameters', 1, [
    u8(0, 1, 0, 'ratio', 'lambda'),
    u8(1, 1, 0, 'V', 'oxygen sensor voltage'),
    u8(2, 1, 0, 'mA', 'oxygen sensor current'),
    u8(3, 10, 0, 'kPa', 'intake manifold pressure'),
  ]),
  numbers(0x50, 4, 'Maximum air flow rate', 3, [u8(0, 10, 0, 'g/s')]),
  other(0x51, 1, 'Fuel type', { kind: 'choice', choices: FUEL_TYPES }),
  numbers(0x52, 1, 'Ethanol fuel percentage', 3, [u8(0, 100 / 255, 0, '%')]),
  numbers(0x53, 2, 'Absolute evaporative system vapor pressure', 3, [u16(0, 1 / 200, 0, 'kPa')]),
  numbers(0x54, 2, 'Evaporative system vapor pressure (wide range)', 2, [s16(0, 1, 0, 'Pa')]),
  numbers(0x55, null, 'Short term secondary oxygen sensor trim, bank 1 and 3', 2, [
    u8(0, 100 / 128, -100, '%', 'bank 1'),
    u8(1, 100 / 128, -100, '%', 'bank 3'),
  ]),
  numbers(0x56, null, 'Long term secondary oxygen sensor trim, bank 1 and 3', 2, [
    u8(0, 100 / 128, -100, '%', 'bank 1'),
    u8(1, 100 / 128, -100, '%', 'bank 3'),
  ]),
  numbers(0x57, null, 'Short term secondary oxygen sensor trim, bank 2 and 4', 2, [
    u8(0, 100 / 128, -100, '%', 'bank 2'),
    u8(1, 100 / 128, -100, '%', 'bank 4'),
  ]),
  numbers(0x58, null, 'Long term secondary oxygen sensor trim, bank 2 and 4', 2, [
    u8(0, 100 / 128, -100, '%', 'bank 2'),
    u8(1, 100 / 128, -100, '%', 'bank 4'),
  ]),
  numbers(0x59, 2, 'Fuel rail absolute pressure', 3, [u16(0, 10, 0, 'kPa')]),
  numbers(0x5a, 1, 'Relative accelerator pedal position', 3, [u8(0, 100 / 255, 0, '%')]),
  numbers(0x5b, 1, 'Hybrid battery remaining charge', 3, [u8(0, 100 / 255, 0, '%')]),
  numbers(0x5c, 1, 'Engine oil temperature', 3, [u8(0, 1, -40, '°C')]),
  numbers(0x5d, 2, 'Fuel injection timing', 2, [u16(0, 1 / 128, -210, '°')]),
  numbers(0x5e, 2, 'Engine fuel rate', 3, [u16(0, 1 / 20, 0, 'L/h')]),
  other(0x5f, 1, 'Emission requirements of the vehicle', { kind: 'choice', choices: EMISSION_REQUIREMENTS }),
  other(0x60, 4, 'PIDs supported 61-80', MAP),
  numbers(0x61, 1, "Driver's demand engine torque", 2, [u8(0, 1, -125, '%')]),
  numbers(0x62, 1, 'Actual engine torque', 2, [u8(0, 1, -125, '%')]),
  numbers(0x63, 2, 'Engine reference torque', 2, [u16(0, 1, 0, 'Nm')]),
  numbers(0x64, 5, 'Engine percent torque at five engine points', 2, [
    u8(0, 1, -125, '%', 'idle'),
    u8(1, 1, -125, '%', 'point 2'),
    u8(2, 1, -125, '%', 'point 3'),
    u8(3, 1, -125, '%', 'point 4'),
    u8(4, 1, -125, '%', 'point 5'),
  ]),
  withStates(numbers(0x65, 2, 'Auxiliary inputs and outputs', 2, []), [
    state('power take-off', 1, 0, ['off', 'on'], 0),
    state('automatic transmission', 1, 1, ['in park or neutral', 'in gear'], 1),
    state('manual transmission', 1, 2, ['in neutral or clutch pressed', 'in gear'], 2),
    state('glow plug lamp', 1, 3, ['off', 'on'], 3),
    state('recommended gear', 1, 4, GEARS, 4),
  ]),
  numbers(0x66, 5, 'Mass air flow sensors', 2, [
    u16(1, 1 / 32, 0, 'g/s', 'sensor A', 0),
    u16(3, 1 / 32, 0, 'g/s', 'sensor B', 1),
  ]),
  numbers(0x67, 3, 'Engine coolant temperature sensors', 2, [
    u8(1, 1, -40, '°C', 'sensor 1', 0),
    u8(2, 1, -40, '°C', 'sensor 2', 1),
  ]),
  numbers(
    0x68,
    7,
    'Intake air temperature sensors',
    0,
    ['1.1', '1.2', '1.3', '2.1', '2.2', '2.3'].map((place, index) =>
      u8(index + 1, 1, -40, '°C', place, index),
    ),
  ),
  numbers(0x69, 7, 'Commanded EGR and EGR error', 1, [
    u8(1, 100 / 255, 0, '%', 'commanded A', 0),
    u8(2, 100 / 255, 0, '%', 'actual A', 1),
    u8(3, 100 / 128, -100, '%', 'error A', 2),
    u8(4, 100 / 255, 0, '%', 'commanded B', 3),
    u8(5, 100 / 255, 0, '%', 'actual B', 4),
    u8(6, 100 / 128, -100, '%', 'error B', 5),
  ]),
  numbers(0x6a, 5, 'Diesel intake air flow control', 0, commandedAndActual),
  numbers(0x6b, 5, 'EGR temperature', 0, [
    u8(1, 1, -40, '°C', '1.1', 0),
    u8(2, 1, -40, '°C', '1.2', 1),
    u8(3, 1, -40, '°C', '2.1', 2),
    u8(4, 1, -40, '°C', '2.2', 3),
  ]),
  numbers(0x6c, 5, 'Throttle actuator control', 1, commandedAndActual),
  numbers(0x6d, null, 'Fuel pressure control', 1, [
    u16(1, 10, 0, 'kPa', 'commanded A', 0),
    u16(3, 10, 0, 'kPa', 'actual A', 1),
    u8(5, 1, -40, '°C', 'temperature A', 2),
    u16(6, 10, 0, 'kPa', 'commanded B', 3),
    u16(8, 10, 0, 'kPa', 'actual B', 4),
    u8(10, 1, -40, '°C', 'temperature B', 5),
  ]),
  numbers(0x6e, null, 'Injection pressure control', 1, [
    u16(1, 10, 0, 'kPa', 'commanded A', 0),
    u16(3, 10, 0, 'kPa', 'actual A', 1),
    u16(5, 10, 0, 'kPa', 'commanded B', 2),
    u16(7, 10, 0, 'kPa', 'actual B', 3),
  ]),
  numbers(0x6f, 3, 'Turbocharger compressor inlet pressure', 0, [
    u8(1, 1, 0, 'kPa', 'A', 0),
    u8(2, 1, 0, 'kPa', 'B', 1),
  ]),
  // Bits 2 and 5 announce the state of the control in the last byte, which older cars do not send.
  withStates(
    numbers(0x70, null, 'Boost pressure control', 2, [
      u16(1, 1 / 32, 0, 'kPa', 'commanded A', 0),
      u16(3, 1 / 32, 0, 'kPa', 'actual A', 1),
      u16(5, 1 / 32, 0, 'kPa', 'commanded B', 3),
      u16(7, 1 / 32, 0, 'kPa', 'actual B', 4),
    ]),
    [state('control A', 9, 0, CONTROL_LOOP, 2), state('control B', 9, 2, CONTROL_LOOP, 5)],
  ),
  withStates(
    numbers(0x71, null, 'Variable geometry turbo control', 2, [
      u8(1, 100 / 255, 0, '%', 'commanded A', 0),
      u8(2, 100 / 255, 0, '%', 'actual A', 1),
      u8(3, 100 / 255, 0, '%', 'commanded B', 3),
      u8(4, 100 / 255, 0, '%', 'actual B', 4),
    ]),
    [state('control A', 5, 0, CONTROL_LOOP, 2), state('control B', 5, 2, CONTROL_LOOP, 5)],
  ),
  numbers(0x72, 5, 'Wastegate control', 0, commandedAndActual),
  numbers(0x73, 5, 'Exhaust pressure', 0, [
    u16(1, 1 / 100, 0, 'kPa', 'bank 1', 0),
    u16(3, 1 / 100, 0, 'kPa', 'bank 2', 1),
  ]),
  // 10 rpm a bit: 65,535 rpm would not reach the speed of a car's turbocharger. Older tables have 1.
  numbers(0x74, 5, 'Turbocharger speed', 2, [u16(1, 10, 0, 'rpm', 'A', 0), u16(3, 10, 0, 'rpm', 'B', 1)]),
  numbers(0x75, 7, 'Turbocharger A temperature', 3, turboTemperatures),
  numbers(0x76, 7, 'Turbocharger B temperature', 3, turboTemperatures),
  numbers(0x77, 5, 'Charge air cooler temperature', 0, [
    u8(1, 1, -40, '°C', '1.1', 0),
    u8(2, 1, -40, '°C', '1.2', 1),
    u8(3, 1, -40, '°C', '2.1', 2),
    u8(4, 1, -40, '°C', '2.2', 3),
  ]),
  numbers(0x78, 9, 'Exhaust gas temperature, bank 1', 4, exhaustTemperatures(1)),
  numbers(0x79, 9, 'Exhaust gas temperature, bank 2', 4, exhaustTemperatures(1)),
  numbers(0x7a, 7, 'Particulate filter, bank 1', 2, filterPressures),
  numbers(0x7b, 7, 'Particulate filter, bank 2', 2, filterPressures),
  numbers(0x7c, 9, 'Particulate filter temperature', 0, [
    u16(1, 1 / 10, -40, '°C', 'bank 1 inlet', 0),
    u16(3, 1 / 10, -40, '°C', 'bank 1 outlet', 1),
    u16(5, 1 / 10, -40, '°C', 'bank 2 inlet', 2),
    u16(7, 1 / 10, -40, '°C', 'bank 2 outlet', 3),
  ]),
  other(0x7d, 1, 'NOx not-to-exceed control area status', {
    kind: 'bits',
    names: ['inside', 'outside', 'inside the maker’s carve-out', 'deficiency active'],
  }),
  other(0x7e, 1, 'Particulate not-to-exceed control area status', {
    kind: 'bits',
    names: ['inside', 'outside', 'inside the maker’s carve-out', 'deficiency active'],
  }),
  numbers(0x7f, 13, 'Engine run time', 1, [
    u32(1, 1, 0, 's', 'total', 0),
    u32(5, 1, 0, 's', 'idle', 1),
    u32(9, 1, 0, 's', 'power take-off', 2),
  ]),
  other(0x80, 4, 'PIDs supported 81-A0', MAP),
  other(0x81, null, 'Run time for auxiliary emission control, 1-5', emissionRunTimes(1)),
  other(0x82, null, 'Run time for auxiliary emission control, 6-10', emissionRunTimes(6)),
  numbers(0x83, null, 'NOx sensor', 3, [
    u16(1, 1, 0, 'ppm', 'bank 1, sensor 1', 0),
    u16(3, 1, 0, 'ppm', 'second sensor (bank 2, sensor 1 in older cars)', 1),
    u16(5, 1, 0, 'ppm', 'bank 2, sensor 1', 2),
    u16(7, 1, 0, 'ppm', 'bank 2, sensor 2', 3),
  ]),
  numbers(0x84, 1, 'Manifold surface temperature', 1, [u8(0, 1, -40, '°C')]),
  numbers(0x85, 10, 'NOx reagent system', 3, [
    u16(1, 1 / 200, 0, 'L/h', 'average consumption', 0),
    u16(3, 1 / 200, 0, 'L/h', 'average demand', 1),
    u8(5, 100 / 255, 0, '%', 'tank level', 2),
    u32(6, 1, 0, 's', 'run time with the NOx warning on', 3),
  ]),
  numbers(0x86, 5, 'Particulate matter sensor', 3, [
    u16(1, 1 / 80, 0, 'mg/m³', 'bank 1', 0),
    u16(3, 1 / 80, 0, 'mg/m³', 'bank 2', 1),
  ]),
  numbers(0x87, 5, 'Intake manifold pressure sensors', 3, [
    u16(1, 1 / 32, 0, 'kPa', 'A', 0),
    u16(3, 1 / 32, 0, 'kPa', 'B', 1),
  ]),
  // Byte 0 holds the reasons of the inducement now, bytes 1 and 2 those in this and three blocks of 10,000 km before.
  withStates(
    numbers(0x88, 13, 'Reagent inducement system', 1, [
      u16(3, 1, 0, 'km', 'driven with it active, in this block of 10,000 km'),
      u16(5, 1, 0, 'km', 'driven in this block of 10,000 km'),
      u16(7, 1, 0, 'km', 'driven with it active, one block before'),
      u16(9, 1, 0, 'km', 'driven with it active, two blocks before'),
      u16(11, 1, 0, 'km', 'driven with it active, three blocks before'),
    ]),
    [
      ...REAGENT_REASONS.map((reason, bit) => state(`${reason}, now`, 0, bit, NO_YES)),
      state('inducement', 0, 7, ['not active', 'active']),
      ...[0, 1, 2, 3].flatMap((block) =>
        REAGENT_REASONS.map((reason, bit) =>
          state(`${reason}, ${BLOCKS[block]}`, 1 + Math.floor(block / 2), (block % 2) * 4 + bit, NO_YES),
        ),
      ),
    ],
  ),
  numbers(0x89, 41, 'Run time for auxiliary emission control, 11-15', 2, emissionTimers(11)),
  numbers(0x8a, 41, 'Run time for auxiliary emission control, 16-20', 2, emissionTimers(16)),
  withStates(
    numbers(0x8b, 7, 'Diesel aftertreatment', 1, [
      u8(2, 100 / 255, 0, '%', 'filter’s way to its next regeneration', 4),
      u16(3, 1, 0, 'min', 'average time between regenerations', 5),
      u16(5, 1, 0, 'km', 'average distance between regenerations', 6),
    ]),
    [
      state('particulate filter', 1, 0, ['not regenerating', 'regenerating'], 0),
      state('regeneration', 1, 1, ['passive', 'active'], 1),
      state('NOx adsorber', 1, 2, ['not regenerating', 'regenerating'], 2),
      state('NOx adsorber, sulphur', 1, 3, ['not being removed', 'being removed'], 3),
    ],
  ),
  numbers(0x8c, null, 'Oxygen sensors, wide range', 2, wideRange(['1.1', '1.2', '2.1', '2.2'])),
  numbers(0x8d, 1, 'Absolute throttle position G', 1, [u8(0, 100 / 255, 0, '%')]),
  numbers(0x8e, 1, 'Engine friction torque', 1, [u8(0, 1, -125, '%')]),
  numbers(0x8f, null, 'Particulate sensors, bank 1 and 2', 1, [
    s16(2, 1 / 100, 0, '%', 'bank 1, normalised', 1),
    s16(5, 1 / 100, 0, '%', 'bank 2, normalised', 3),
  ]),
  numbers(0x90, 3, 'WWH-OBD vehicle information, vehicle', 1, [u16(1, 1, 0, 'h', 'with the lamp always on')]),
  numbers(0x91, 5, 'WWH-OBD vehicle information, unit', 1, [
    u16(1, 1, 0, 'h', 'with the lamp always on'),
    u16(3, 1, 0, 'h', 'highest B1 counter'),
  ]),
  withStates(
    numbers(0x92, 2, 'Fuel system control', 1, []),
    FUEL_CONTROLS.map((control, bit) => state(control, 1, bit, ['open loop', 'closed loop'], bit)),
  ),
  numbers(0x93, 3, 'WWH-OBD malfunction counters', 2, [
    u16(1, 1, 0, 'h', 'with the lamp always on, in all', 0),
  ]),
  numbers(0x94, 12, 'NOx warning and inducement', 2, [
    u16(2, 1, 0, 'h', 'poor reagent', 1),
    u16(4, 1, 0, 'h', 'reagent consumption', 2),
    u16(6, 1, 0, 'h', 'dosing interrupted', 3),
    u16(8, 1, 0, 'h', 'EGR valve', 4),
    u16(10, 1, 0, 'h', 'monitoring system', 5),
  ]),
  numbers(0x98, 9, 'Exhaust gas temperature, bank 1, sensors 5-8', 2, exhaustTemperatures(5)),
  numbers(0x99, 9, 'Exhaust gas temperature, bank 2, sensors 5-8', 2, exhaustTemperatures(5)),
  numbers(0x9a, 6, 'Hybrid or electric drive battery', 1, [
    u16(2, 1 / 64, 0, 'V', 'voltage', 1),
    s16(4, 1 / 10, 0, 'A', 'current', 2),
  ]),
  // Which bit announces which value is from the order of the values alone: one source has it so.
  numbers(0x9b, 4, 'Diesel exhaust fluid sensor', 1, [
    u8(1, 1 / 4, 0, '%', 'concentration', 1),
    u8(2, 1, -40, '°C', 'temperature', 2),
    u8(3, 100 / 255, 0, '%', 'tank level', 3),
  ]),
  numbers(0x9c, 17, 'Oxygen sensors, wide range, 5-8', 2, wideRange(['1.3', '1.4', '2.3', '2.4'])),
  numbers(0x9d, 4, 'Engine fuel rate', 1, [
    u16(0, 1 / 50, 0, 'g/s', 'engine fuel rate'),
    u16(2, 1 / 50, 0, 'g/s', 'vehicle fuel rate'),
  ]),
  numbers(0x9e, 2, 'Engine exhaust flow rate', 1, [u16(0, 1 / 5, 0, 'kg/h')]),
  numbers(
    0x9f,
    9,
    'Fuel system use',
    2,
    [
      'bank 1, A',
      'bank 1, B',
      'bank 2, A',
      'bank 2, B',
      'bank 3, A',
      'bank 3, B',
      'bank 4, A',
      'bank 4, B',
    ].map((place, index) => u8(index + 1, 100 / 255, 0, '%', place, index)),
  ),
  other(0xa0, 4, 'PIDs supported A1-C0', MAP),
  numbers(
    0xa1,
    9,
    'NOx sensor, corrected',
    1,
    ['bank 1, sensor 1', 'bank 1, sensor 2', 'bank 2, sensor 1', 'bank 2, sensor 2'].map((place, index) => ({
      ...u16(index * 2 + 1, 1, 0, 'ppm', place, index),
      absentBit: index + 4,
    })),
  ),
  numbers(0xa2, 2, 'Cylinder fuel rate', 1, [u16(0, 1 / 32, 0, 'mg/stroke')]),
  other(0xa3, 9, 'Evaporative system pressure', RAW),
  numbers(0xa4, 4, 'Transmission gear', 2, [u16(2, 1 / 1000, 0, 'ratio', 'actual ratio', 1)]),
  numbers(0xa5, 4, 'Commanded diesel exhaust fluid dosing', 1, [u8(1, 1 / 2, 0, '%', '', 0)]),
  numbers(0xa6, 4, 'Odometer', 1, [u32(0, 1 / 10, 0, 'km')]),
  numbers(0xaa, 1, 'Vehicle speed limit', 1, [u8(0, 1, 0, 'km/h')]),
  numbers(0xb2, 1, 'Traction battery state of health', 1, [u8(0, 100 / 255, 0, '%')]),
  other(0xc0, 4, 'PIDs supported C1-E0', MAP),
  numbers(0xd2, 3, 'Certified battery condition', 1, [
    u8(1, 100 / 255, 0, '%', 'energy', 0),
    u8(2, 100 / 255, 0, '%', 'range', 1),
  ]),
  numbers(0xd3, 4, 'Engine odometer', 1, [u32(0, 1 / 10, 0, 'km')]),
]

const byPid: ReadonlyMap<number, PidRow> = new Map(PIDS.map((row) => [row.pid, row]))

/** The rows of the live gauges, in the order they are shown. */
export const GAUGES = PIDS.flatMap((row) => (row.gauge ? [{ ...row, gauge: row.gauge }] : [])).sort(
  (a, b) => a.gauge.place - b.gauge.place,
)

/** The row of a PID; null for one that the standard does not document. */
export function pidRow(pid: number): PidRow | null {
  return byPid.get(pid) ?? null
}
