export const doNotDriveOn = 'Do not drive on.'
export const repairCost = 'Repair'
export const worstCost = 'A repair may cost'
export const inspectionCost = 'An inspection'
