export const recording = 'Recording'
export const nearNormal = 'Near your car’s normal sound'
export const awayFromNormal = 'Away from your car’s normal sound'
export const soundsDifferent = 'It sounds different'
