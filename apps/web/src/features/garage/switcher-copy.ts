/** Of the button beside the page's head. */
export const switcherLabel = (name: string) => `${name}. Choose another car`
