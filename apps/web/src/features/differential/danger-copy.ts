export const notChecked = 'Not checked for danger'
export const notCheckedWhat =
  'This check didn’t load. Stop where it’s safe if brakes, steering or oil pressure fail, or you smell fuel or see smoke.'
