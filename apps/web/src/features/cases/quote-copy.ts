export const copy = {
  notice: (labor: string) =>
    `${labor} Region, make and parts move a price a lot. Outside a range? Ask what’s included.`,
  noRange: 'We have no range for this.',
  range: (least: string, most: string) => `${least} to ${most}`,
  source: (name: string) => `Source: ${name}.`,
  speaksFor: (cause: string, percent: number) => `The case speaks for this: ${cause}, ${percent}% likely.`,
  nothingKnown: 'No codes and no diagnosis are in this case to hold it against.',
  noCause: 'The case’s evidence names no cause yet to hold it against.',
  speaksNot: 'The case’s evidence does not speak for this. Ask what shows that it is needed.',
} as const
