/** Shows the recordings that wait. */
export const loadWaitingList = () => import('./WaitingList.tsx')
