import type { Units } from '@tappet/upkeep'

const IN_BOTH = /(\d+(?: (?:to|and) \d+)? (mph|°F)) \(([^()]+)\)/g

/** Of "60 mph (100 km/h)" and "203 °F (95 °C)" what the driver has chosen. */
export const inChosenUnits = (text: string, { distance, temperature }: Units): string =>
  text.replace(IN_BOTH, (_, usual: string, unit: string, metric: string) =>
    (unit === 'mph' ? distance === 'mi' : temperature === 'f') ? usual : metric,
  )
