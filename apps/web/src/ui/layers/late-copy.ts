export const notFetched = 'This part could not be fetched'
export const failedAgain =
  'It failed again. If there is a network, load the page again: some browsers do not fetch a part a second time.'
export const nothingChanged = 'The server did not answer, or there is no network. Nothing was changed.'
export const loadPage = 'Load the page again'
export const retry = 'Retry'
export const close = 'Close'
