import type { MakeId } from './makes.table.ts'

export type MakerTable = Readonly<Record<string, string>>

type Loaded = Promise<{ readonly default: MakerTable }>

export const LOAD: Readonly<Record<MakeId, () => Loaded>> = {
  acura: () => import('./tables/acura.data.json', { with: { type: 'json' } }),
  audi: () => import('./tables/audi.data.json', { with: { type: 'json' } }),
  bmw: () => import('./tables/bmw.data.json', { with: { type: 'json' } }),
  buick: () => import('./tables/buick.data.json', { with: { type: 'json' } }),
  cadillac: () => import('./tables/cadillac.data.json', { with: { type: 'json' } }),
  chevrolet: () => import('./tables/chevrolet.data.json', { with: { type: 'json' } }),
  chrysler: () => import('./tables/chrysler.data.json', { with: { type: 'json' } }),
  dodge: () => import('./tables/dodge.data.json', { with: { type: 'json' } }),
  ford: () => import('./tables/ford.data.json', { with: { type: 'json' } }),
  geo: () => import('./tables/geo.data.json', { with: { type: 'json' } }),
  gmc: () => import('./tables/gmc.data.json', { with: { type: 'json' } }),
  honda: () => import('./tables/honda.data.json', { with: { type: 'json' } }),
  jaguar: () => import('./tables/jaguar.data.json', { with: { type: 'json' } }),
  jeep: () => import('./tables/jeep.data.json', { with: { type: 'json' } }),
  kia: () => import('./tables/kia.data.json', { with: { type: 'json' } }),
  lexus: () => import('./tables/lexus.data.json', { with: { type: 'json' } }),
  lincoln: () => import('./tables/lincoln.data.json', { with: { type: 'json' } }),
  mazda: () => import('./tables/mazda.data.json', { with: { type: 'json' } }),
  mercedes: () => import('./tables/mercedes.data.json', { with: { type: 'json' } }),
  mercury: () => import('./tables/mercury.data.json', { with: { type: 'json' } }),
  mitsubishi: () => import('./tables/mitsubishi.data.json', { with: { type: 'json' } }),
  nissan: () => import('./tables/nissan.data.json', { with: { type: 'json' } }),
  oldsmobile: () => import('./tables/oldsmobile.data.json', { with: { type: 'json' } }),
  plymouth: () => import('./tables/plymouth.data.json', { with: { type: 'json' } }),
  pontiac: () => import('./tables/pontiac.data.json', { with: { type: 'json' } }),
  saturn: () => import('./tables/saturn.data.json', { with: { type: 'json' } }),
  subaru: () => import('./tables/subaru.data.json', { with: { type: 'json' } }),
  suzuki: () => import('./tables/suzuki.data.json', { with: { type: 'json' } }),
  toyota: () => import('./tables/toyota.data.json', { with: { type: 'json' } }),
  volkswagen: () => import('./tables/volkswagen.data.json', { with: { type: 'json' } }),
}
