/** Lines of one chart, told apart by colour and dash; more than these nobody tells apart. */
const DASHES = [[], [9, 4], [2, 4], [12, 4, 2, 4]] as const

export const MAX_TRACES = DASHES.length

export const traceColour = (place: number): string => `var(--trace-${place + 1})`

export const traceDash = (place: number): number[] => [...(DASHES[place] ?? [])]
