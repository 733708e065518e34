/** Why bytes could not be read. Nothing is padded or guessed. */
export type Unreadable = 'short' | 'wrongService' | 'unknown' | 'notAscii'

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: Unreadable }

export const read = <T>(value: T): Read<T> => ({ ok: true, value })
export const unreadable = (reason: Unreadable): { readonly ok: false; readonly reason: Unreadable } => ({
  ok: false,
  reason,
})
