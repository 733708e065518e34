/** Looked up at each call, so that a test can replace it. */
export const browserRandomness = (): number => Math.random()
