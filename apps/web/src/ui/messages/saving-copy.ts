export const saving = 'Saving your answers to your history …'
export const saved = 'Your answers are in your history.'
export const notConfirmed =
  'Your answers are kept in this tab. The server has not confirmed that they are in your history.'
export const saveAgain = 'Save again'
