export const saveNormal = 'Save as my car’s normal'
