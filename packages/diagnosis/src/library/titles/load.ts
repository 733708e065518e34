import type { CodeRows } from '../rows.ts'
import type { Part } from './parts.ts'

type Loaded = Promise<{ readonly default: CodeRows }>

export const LOAD: Readonly<Record<Part, () => Loaded>> = {
  b: () => import('./b.data.json', { with: { type: 'json' } }),
  c: () => import('./c.data.json', { with: { type: 'json' } }),
  p00: () => import('./p00.data.json', { with: { type: 'json' } }),
  p05: () => import('./p05.data.json', { with: { type: 'json' } }),
  p0a: () => import('./p0a.data.json', { with: { type: 'json' } }),
  p20: () => import('./p20.data.json', { with: { type: 'json' } }),
  p25: () => import('./p25.data.json', { with: { type: 'json' } }),
  p2a: () => import('./p2a.data.json', { with: { type: 'json' } }),
  p30: () => import('./p30.data.json', { with: { type: 'json' } }),
  u: () => import('./u.data.json', { with: { type: 'json' } }),
}
