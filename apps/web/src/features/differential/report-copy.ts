export const firstCheck = (cause: string, range: string) => `First check: ${cause} (${range}).`
export const restsOn = 'This rests on:'
export const perhaps = (fault: string) => `perhaps ${fault}`
export const doNotDriveOn = 'Do not drive on.'
export const demoCodes = 'With demo codes'
export const alsoDo = 'What else to do'
