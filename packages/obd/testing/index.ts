export { type AdapterOptions, type SimulatedAdapter, simulatedAdapter } from './adapter.ts'
export { type Car, type CarModel, simulatedCar } from './car.ts'
export { CARS, type CarName } from './cars.data.ts'
export { type VirtualClock, virtualClock } from './clock.ts'
export {
  BLE,
  type ChipModel,
  CLONE,
  ELM327,
  FAST_USB,
  type Faults,
  type LinkModel,
  SERIAL_38400,
  SERIAL_115200,
  STUBBORN_CLONE,
} from './faults.ts'
export { type Randomness, seededRandomness } from './randomness.ts'
export {
  MOCK_ADAPTERS,
  SAMPLE_CODES,
  type Simulation,
  type SimulationOptions,
  STATED,
  statedSimulation,
} from './stated.ts'
export type { Unit, UnitModel } from './unit.ts'
