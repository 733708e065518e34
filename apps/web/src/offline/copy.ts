/** What is said of work that waits, once this device has it. */
export const WAITING_TITLE = 'Kept on this device'
export const WAITING_BODY =
  'The server does not have it yet. It is sent by itself as soon as the server takes it.'
