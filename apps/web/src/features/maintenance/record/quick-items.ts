import { MILEAGE_UPDATE_ITEM, maintenanceItems } from '@tappet/upkeep'

const QUICK_MOST = 4
const OWN_MOST = 20

/** The items of the driver's own that the list offers beside the catalogue, the most used first. */
export function ownItems(items: readonly string[]): string[] {
  const catalogue = new Set(maintenanceItems.map(({ name }) => name))
  return byUse(items)
    .filter((item) => !catalogue.has(item) && item !== MILEAGE_UPDATE_ITEM)
    .slice(0, OWN_MOST)
}

/** What is most likely to be written down now: what comes next, then what was written down most. */
export function quickItems(items: readonly string[], next: string | null): string[] {
  const used = byUse(items).filter((item) => item !== MILEAGE_UPDATE_ITEM)
  const first = ['Oil Change', 'Tire Rotation', 'Air Filter', 'Brake Pads']
  return [...new Set([...(next === null ? [] : [next]), ...used, ...first])].slice(0, QUICK_MOST)
}

function byUse(items: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([item]) => item)
}
