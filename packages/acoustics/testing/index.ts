/** Seeded synthesis of sounds with known truth, for tests and for synthetic faults. Pure: randomness is passed in. */
export * from './car-sounds.ts'
export * from './no-car.ts'
export * from './noise.ts'
export * from './random.ts'
export * from './shaking.ts'
export * from './signal.ts'
