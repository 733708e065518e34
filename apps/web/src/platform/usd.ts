/** "$1,240": money is shown in whole US dollars. Written by hand: a phone takes longer to load its tables of currencies. */
export function wholeUsd(amountUsd: number): string {
  const digits = String(Math.round(Math.abs(amountUsd)))
  const sign = amountUsd < 0 && digits !== '0' ? '-' : ''
  return `${sign}$${digits.replace(/\B(?=(?:\d{3})+$)/g, ',')}`
}
