export const main = 'Main'
export const demo = 'Demo'
export const skipToContent = 'Skip to content'
export const product = 'Tappet'
