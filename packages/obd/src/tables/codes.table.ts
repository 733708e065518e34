/** Bits 15-14 of a trouble code (SAE J2012): which system it belongs to. */
export const SYSTEM_LETTERS = ['P', 'C', 'B', 'U'] as const

/** The services that read trouble codes, and what they hold (SAE J1979). */
export const CODE_SERVICES = [
  { kind: 'stored', service: 0x03, name: 'Stored codes' },
  { kind: 'pending', service: 0x07, name: 'Pending codes' },
  { kind: 'permanent', service: 0x0a, name: 'Permanent codes' },
] as const

export type CodeKind = (typeof CODE_SERVICES)[number]['kind']
