/**
 * Fonts and HarfBuzz for letters that Barlow lacks. Where a file is missing the report is still made, and names the
 * letters that it could not show.
 */
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { FACES, type FaceName, KANA } from './faces.table.ts'

/** A glyph placed by HarfBuzz; lengths are shares of the font's size. */
export type Placed = {
  glyph: number
  cluster: number
  advance: number
  right: number
  up: number
}
export type Face = {
  name: FaceName
  bytes: Uint8Array
  letters: ReadonlySet<number>
  shape(text: string, isRightToLeft: boolean): Placed[]
}

/** At most 20 MB. */
const opened = new Map<FaceName, Promise<Face | null>>()

export type FaceProblem = (name: FaceName, error: unknown) => void

/** A font that cannot be opened is left out and reported. */
export async function facesFor(letters: ReadonlySet<string>, problem: FaceProblem): Promise<Face[]> {
  let rest = new Set(letters)
  const hasKana = [...rest].some((letter) => KANA.test(letter))
  // Japanese before Chinese, so that one file serves both where it can.
  const order = hasKana ? [...FACES].sort((a, b) => Number(b.name === 'jp') - Number(a.name === 'jp')) : FACES
  const faces: Face[] = []
  for (const { name, file, calls } of order) {
    if (![...rest].some((letter) => calls.test(letter))) continue
    const opening = opened.get(name) ?? openFace(name, file, problem)
    opened.set(name, opening)
    const face = await opening
    if (face === null) opened.delete(name)
    else {
      faces.push(face)
      rest = new Set([...rest].filter((letter) => !face.letters.has(letter.codePointAt(0) ?? 0)))
    }
  }
  return faces
}

async function openFace(name: FaceName, file: string, problem: FaceProblem): Promise<Face | null> {
  try {
    const packed = await readFile(new URL(`./fonts/${file}.ttf.br`, import.meta.url))
    const bytes = new Uint8Array(await promisify(brotliDecompress)(packed))
    const { Blob, Buffer, Direction, Face, Font, shape } = await import('harfbuzzjs')
    const face = new Face(new Blob(bytes))
    const font = new Font(face)
    const em = face.upem
    return {
      name,
      bytes,
      letters: new Set(face.collectUnicodes()),
      shape(text, isRightToLeft) {
        const buffer = new Buffer()
        buffer.addText(text)
        buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
        buffer.guessSegmentProperties()
        shape(font, buffer)
        const positions = buffer.getGlyphPositions()
        return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
          return { glyph: codepoint, cluster, advance: xAdvance / em, right: xOffset / em, up: yOffset / em }
        })
      },
    }
  } catch (error) {
    problem(name, error)
    return null
  }
}
