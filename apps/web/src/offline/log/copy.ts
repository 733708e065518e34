export const BELOW_LAST = 'Current mileage cannot be less than the last recorded mileage'
