/** The browser's random numbers, from 0 to below 1; looked up at each call, so that a test can replace them. */
export const browserRandomness = (): number => Math.random()
