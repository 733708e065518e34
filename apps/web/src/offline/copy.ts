import { isServerFull } from '../backend/connection/asked-to-wait.ts'

export const WAITING_TITLE = 'Kept on this device'
export const waitingBody = (): string =>
  isServerFull()
    ? 'The server has no disk space left and takes no changes. Nothing is lost: it stays here, and is sent by itself once there is room.'
    : 'The server does not have it yet. It is sent by itself as soon as the server takes it.'
