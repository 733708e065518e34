import { type CodeRows, rowsOf } from '../rows.ts'
import b from './b.data.json' with { type: 'json' }
import c from './c.data.json' with { type: 'json' }
import p0a from './p0a.data.json' with { type: 'json' }
import p2a from './p2a.data.json' with { type: 'json' }
import p00 from './p00.data.json' with { type: 'json' }
import p05 from './p05.data.json' with { type: 'json' }
import p20 from './p20.data.json' with { type: 'json' }
import p25 from './p25.data.json' with { type: 'json' }
import p30 from './p30.data.json' with { type: 'json' }
import u from './u.data.json' with { type: 'json' }

export const allTitles: CodeRows = {
  ...b,
  ...c,
  ...p00,
  ...p05,
  ...p0a,
  ...p20,
  ...p25,
  ...p2a,
  ...p30,
  ...u,
}

let rowByCode: Map<string, string> | undefined

export function titleRows(): ReadonlyMap<string, string> {
  rowByCode ??= new Map(rowsOf(allTitles))
  return rowByCode
}
