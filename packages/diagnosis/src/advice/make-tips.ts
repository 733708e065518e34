import { makeTips } from './make-tips.data.ts'

export function tipForMake(make: string | null): string | null {
  return make !== null && Object.hasOwn(makeTips, make) ? (makeTips[make] ?? null) : null
}
