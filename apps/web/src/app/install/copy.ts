export const title = 'Install Tappet'
export const why = 'It opens from your home screen, without the browser around it.'
export const notNow = 'Not now'
export const install = 'Install'
