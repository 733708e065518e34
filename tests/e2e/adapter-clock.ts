import { virtualClock } from '@tappet/obd/testing'

/** The time of the simulated adapters that a page talks to from outside: it passes with the page's own (`pass`). */
export const adapterClock = virtualClock()
