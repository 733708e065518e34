export const notChecked = 'Not checked for danger'
export const notCheckedWhat =
  'What tells whether this car may be driven could not be loaded. Stop where it is safe if the brakes, the steering or the oil pressure fail, or if you smell fuel or see smoke.'
