export const PRODUCT_VERSION = '1.0.0'
export const MODEL_VERSION = 'v1.0.0'
