import { type ProtocolNumber, protocolNumbered } from '../src/tables/protocols.table.ts'
import type { ChipModel } from './faults.ts'

export interface Settings {
  readonly echo: boolean
  readonly linefeeds: boolean
  readonly blanks: boolean
  readonly headers: boolean
  /** AT0, AT1 or AT2. */
  readonly adaptive: 0 | 1 | 2
  /** ATST, in units of 4 ms. */
  readonly timeout: number
  readonly selected: ProtocolNumber | '0'
  readonly automatic: boolean
  /** The header set by AT SH; null is the one that reaches all units. */
  readonly header: string | null
  /** The one address that is heard (AT CRA); null: the eight of OBD. */
  readonly receive: string | null
  /** Header of the flow control that was set by hand (AT FC SH, with AT FC SM 1); null: the chip's own, for OBD alone. */
  readonly flowHeader: string | null
  readonly flowMode: 0 | 1
  /** The bus is open. */
  readonly open: boolean
}

export const DEFAULTS: Settings = {
  echo: true,
  linefeeds: false,
  blanks: true,
  headers: false,
  adaptive: 1,
  timeout: 0x32,
  selected: '0',
  automatic: true,
  header: null,
  receive: null,
  flowHeader: null,
  flowMode: 0,
  open: false,
}

/** Commands that change one thing and are answered with OK. */
const TOGGLES: Readonly<Record<string, (model: ChipModel) => Partial<Settings>>> = {
  D: () => DEFAULTS,
  E0: (model) => ({ echo: model.alwaysEchoes }),
  E1: () => ({ echo: true }),
  L0: () => ({ linefeeds: false }),
  L1: () => ({ linefeeds: true }),
  S0: () => ({ blanks: false }),
  S1: () => ({ blanks: true }),
  H0: () => ({ headers: false }),
  H1: (model) => ({ headers: !model.neverHeaders }),
  AT0: () => ({ adaptive: 0 }),
  AT1: () => ({ adaptive: 1 }),
  AT2: () => ({ adaptive: 2 }),
  PC: () => ({ open: false }),
  CRA: () => ({ receive: null }),
  FCSM0: () => ({ flowMode: 0 }),
  FCSM1: () => ({ flowMode: 1 }),
  FCSD300000: () => ({}),
}

/** Functional addresses of ISO 15765-4, with 11 and 29 bits. */
const TO_ALL: ReadonlySet<string> = new Set(['7DF', 'DB33F1'])

/** What a setting command (without AT) changes; null when it is none. */
export function settingOf(name: string, model: ChipModel): Partial<Settings> | null {
  const toggle = TOGGLES[name]
  if (toggle !== undefined) return toggle(model)
  const select = /^[ST]P(A?)([0-9A-C])$/.exec(name)
  if (select !== null) {
    const selected = protocolNumbered(select[2] ?? '')?.number ?? '0'
    return { selected, automatic: selected === '0' || select[1] === 'A', open: false }
  }
  const header = /^SH([0-9A-F]{3}|[0-9A-F]{6})$/.exec(name)?.[1]
  if (header !== undefined) return { header: TO_ALL.has(header) ? null : header }
  const receive = /^CRA([0-9A-F]{3})$/.exec(name)?.[1]
  if (receive !== undefined) return { receive }
  const flowHeader = /^FCSH([0-9A-F]{3})$/.exec(name)?.[1]
  if (flowHeader !== undefined) return { flowHeader }
  const timeout = /^ST([0-9A-F]{2})$/.exec(name)
  return timeout === null ? null : { timeout: Number.parseInt(timeout[1] ?? '32', 16) }
}
