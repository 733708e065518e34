export const region = 'New version'
export const title = 'A new version is ready'
export const whenYouSaySo = 'Finish what you are doing. It loads when you say so.'
export const later = 'Later'
export const reload = 'Reload'
export const keepOpen = 'Keep it open'
export const losesUnsaved =
  'What you have typed or recorded on this page is not saved yet. Reloading loses it.'
export const askReload = 'Reload now?'
