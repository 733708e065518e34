import { MILEAGE_UPDATE_ITEM, maintenanceItems } from '@tappet/upkeep'

const MAX_QUICK = 4
const MAX_OWN = 20

export function ownItems(items: readonly string[]): string[] {
  const catalogue = new Set(maintenanceItems.map(({ name }) => name))
  return byUse(items)
    .filter((item) => !catalogue.has(item) && item !== MILEAGE_UPDATE_ITEM)
    .slice(0, MAX_OWN)
}

/** The next due one, then the most used. */
export function quickItems(items: readonly string[], next: string | null): string[] {
  const used = byUse(items).filter((item) => item !== MILEAGE_UPDATE_ITEM)
  const first = ['Oil Change', 'Tire Rotation', 'Air Filter', 'Brake Pads']
  return [...new Set([...(next === null ? [] : [next]), ...used, ...first])].slice(0, MAX_QUICK)
}

function byUse(items: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([item]) => item)
}
