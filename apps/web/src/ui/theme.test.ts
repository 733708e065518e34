import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/* Every colour pair in use meets WCAG 2.2 AA in both themes, computed from theme.css. */

const CSS = readFileSync(fileURLToPath(new URL('theme.css', import.meta.url)), 'utf8')
const TEXT = 4.5
const LARGE_OR_CONTROL = 3

type Tokens = ReadonlyMap<string, string>

function tokensOf(marker: string): Tokens {
  const from = CSS.indexOf('{', CSS.indexOf(marker) + marker.length)
  const body = CSS.slice(CSS.indexOf('--', from), CSS.indexOf('}', from))
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const SCREEN = tokensOf('/* tokens: the instrument')
const LIGHT = tokensOf('/* tokens: light */')
const DARK = tokensOf('/* tokens: dark, by choice */')
const DARK_BY_SYSTEM = tokensOf(':root:not([data-theme])')

/** Relative luminance of #rrggbb (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function colour(tokens: Tokens, name: string): string {
  const value = tokens.get(name) ?? SCREEN.get(name)
  if (!value || !/^#[0-9a-f]{6}$/.test(value)) throw new Error(`no colour token --${name}`)
  return value
}

/** foreground, backgrounds it is used on, minimum ratio */
const PAIRS: ReadonlyArray<readonly [string, readonly string[], number]> = [
  ['ink', ['paper', 'surface', 'sunken', 'safe-tint', 'soon-tint', 'now-tint'], TEXT],
  ['muted', ['paper', 'surface', 'sunken'], TEXT],
  ['on-ink', ['ink'], TEXT],
  ['on-accent', ['accent', 'accent-hover'], TEXT],
  ['on-danger', ['danger', 'danger-hover'], TEXT],
  ['safe', ['paper', 'surface', 'safe-tint'], TEXT],
  ['soon', ['paper', 'surface', 'soon-tint'], TEXT],
  ['now', ['paper', 'surface', 'now-tint'], TEXT],
  ['control', ['paper', 'surface', 'sunken'], LARGE_OR_CONTROL],
  ['focus', ['paper', 'surface', 'sunken'], LARGE_OR_CONTROL],
  ['screen-ink', ['screen'], TEXT],
  ['screen-muted', ['screen'], TEXT],
  ['screen', ['screen-mark'], TEXT],
  ['screen-mark', ['screen'], LARGE_OR_CONTROL],
  ['trace-1', ['screen'], LARGE_OR_CONTROL],
  ['trace-2', ['screen'], LARGE_OR_CONTROL],
  ['trace-3', ['screen'], LARGE_OR_CONTROL],
  ['trace-4', ['screen'], LARGE_OR_CONTROL],
]

const CASES = [
  ['light', LIGHT],
  ['dark', DARK],
] as const

describe.each(CASES)('the %s theme', (_, tokens) => {
  const cases = PAIRS.flatMap(([front, backs, least]) => backs.map((back) => ({ front, back, least })))

  it.each(cases)('shows $front on $back at $least:1 or more', ({ front, back, least }) => {
    expect(contrast(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(least)
  })
})

describe('theme.css', () => {
  it('defines the same dark theme for the system’s choice and for data-theme="dark"', () => {
    expect([...DARK_BY_SYSTEM]).toEqual([...DARK])
  })

  it('defines the same tokens in both themes', () => {
    expect([...DARK.keys()]).toEqual([...LIGHT.keys()])
  })

  it('maps every colour token to a Tailwind name, and no other', () => {
    const named = [...CSS.matchAll(/--color-[\w-]+: var\(--([\w-]+)\)/g)].map(([, name]) => name)
    const isColour = ([, value]: [string, string]) => value.startsWith('#') || value.startsWith('rgb')
    const defined = [...LIGHT, ...SCREEN].filter(isColour).map(([name]) => name)
    expect(named.sort()).toEqual(defined.filter((name) => name !== 'shade').sort())
  })

  it('keeps the fonts of the first page within 60 kB, each with swap', () => {
    const faces = [...CSS.matchAll(/url\(["'](@fontsource[^"']+)/g)].map(([, file = '']) => file)
    const bytes = faces.map((file) => readFileSync(fileURLToPath(import.meta.resolve(file))).length)
    expect(faces.length).toBeGreaterThan(0)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000)
    expect(CSS.match(/font-display: swap/g)).toHaveLength(faces.length)
  })

  it('asks for a screen’s height in pixels: text of twice the size makes no phone lower', () => {
    const heights = [...CSS.matchAll(/(?:min|max)-height: ([\d.]+\w+)\)/g)].map(([, height]) => height)
    expect(heights).toEqual(expect.arrayContaining(['480px']))
    expect(heights.filter((height) => !height?.endsWith('px'))).toEqual([])
  })
})
