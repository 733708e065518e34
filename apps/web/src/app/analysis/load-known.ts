/** Fetched ahead: it is needed where there is no network. */
export const loadKnown = () => import('./known-on-device.ts')
