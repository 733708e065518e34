/** The international mile of 1959. */
export const KM_PER_MILE = 1.609344
