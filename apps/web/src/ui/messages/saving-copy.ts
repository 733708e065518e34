export const saving = 'Saving your answers to your history …'
export const saved = 'Your answers are in your history.'
export const notConfirmed =
  'Your answers are kept in this tab, but perhaps not in your history. Save them again.'
export const saveAgain = 'Save again'
