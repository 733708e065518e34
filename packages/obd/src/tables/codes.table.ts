/** Bits 15-14 of a trouble code (SAE J2012): which system it belongs to. */
export const SYSTEM_LETTERS = 'PCBU'

/** The services that read trouble codes, and what they hold (SAE J1979). */
export const CODE_SERVICES = { stored: 0x03, pending: 0x07, permanent: 0x0a } as const
export const CODE_REQUESTS = { stored: '03', pending: '07', permanent: '0A' } as const

export type CodeKind = keyof typeof CODE_SERVICES
export const codeKinds = ['stored', 'pending', 'permanent'] as const satisfies readonly CodeKind[]
