export const doNotDriveOn = 'Do not drive on.'
export const repairCost = 'Repair'
export const worstCost = 'Repair, at worst'
export const inspectionCost = 'An inspection'
