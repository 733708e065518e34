export const serverSilent = 'The server did not answer.'
export const tryAgain = 'Try again'
export const messages = 'Messages'
export const dismiss = 'Dismiss'
