export const loadWaitingList = () => import('./WaitingList.tsx')
