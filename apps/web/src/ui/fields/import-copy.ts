export const notWhole = (lines: string, isOne: boolean) =>
  `${lines} ${isOne ? 'line' : 'lines'} could not be kept whole`
export const line = (line: number) => `Line ${line}:`
export const kept = (what: string) => `Kept: ${what}`
export const more = (count: string) => `And ${count} more.`
