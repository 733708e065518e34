/** A number from 0 to below 1. What rolls dice takes it as an argument, so that a test decides. */
export type Chance = () => number

/** The browser's own chance; looked up at each roll. */
export const browserChance: Chance = () => Math.random()
