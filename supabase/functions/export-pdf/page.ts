/** One page as PDF operators (PDF 32000-1, 8 and 9), y counted from the top. */
import type { PageFont, Word } from './word.ts'

export type Link = { x: number; y: number; width: number; height: number; url: string }

export type PageContent = {
  operators: string
  fonts: ReadonlySet<PageFont>
  links: readonly Link[]
}

export type Page = {
  words(words: readonly Word[], x: number, top: number, sizePoints: number, color: string): void
  rule(fromX: number, toX: number, y: number, color: string): void
  box(x: number, top: number, width: number, height: number, color: string): void
  link(link: Link): void
  /** The line stays open for what another stream adds (page-count.ts). */
  openLine(words: readonly Word[], x: number, top: number, sizePoints: number, color: string): void
  content(): PageContent
}

/** Barlow's: the share of the size above the line. */
const ASCENT = 1

/** As a share of the size: a semibold stem is wider by so much. */
const EDGE = 0.03

export const decimal = (value: number) => String(Math.round(value * 100) / 100)

export function createPage(heightPoints: number): Page {
  const parts: string[] = []
  const fonts = new Set<PageFont>()
  const links: Link[] = []
  const up = (y: number) => decimal(heightPoints - y)
  const begun = (words: readonly Word[], x: number, top: number, size: number, color: string): string => {
    for (const { font } of words) fonts.add(font)
    const edges = words.some(({ bold }) => bold) ? `${paint(color)} RG ` : ''
    return `${edges}${paint(color)} rg BT ${decimal(x)} ${up(top + ASCENT * size)} Td${shown(words, size)}`
  }
  return {
    words(words, ...place) {
      if (words.length === 0) return
      parts.push(`${begun(words, ...place)} ET`)
    },
    openLine(...drawn) {
      parts.push('Q', begun(...drawn))
    },
    rule(fromX, toX, y, color) {
      parts.push(`0.5 w ${paint(color)} RG ${decimal(fromX)} ${up(y)} m ${decimal(toX)} ${up(y)} l S`)
    },
    box(x, top, width, height, color) {
      parts.push(
        `${paint(color)} rg ${decimal(x)} ${up(top + height)} ${decimal(width)} ${decimal(height)} re f`,
      )
    },
    link: (link) => links.push(link),
    content: () => ({ operators: parts.join('\n'), fonts, links }),
  }
}

function shown(words: readonly Word[], size: number): string {
  let text = ''
  let [font, rise, isOpen]: [PageFont | undefined, number, boolean] = [undefined, 0, false]
  let isBold = false
  const close = () => {
    if (isOpen) text += '] TJ'
    isOpen = false
  }
  for (const word of words) {
    const { rise: wanted = 0, said, bold = false } = word
    if (said !== undefined || word.font !== font || wanted !== rise || bold !== isBold) close()
    // Filled, or filled with the edges drawn (9.3.6).
    if (bold !== isBold) text += bold ? ` 2 Tr ${decimal(EDGE * size)} w` : ' 0 Tr'
    isBold = bold
    if (said !== undefined) text += ` /Span <</ActualText <${utf16(said)}>>> BDC`
    if (wanted !== rise) text += ` ${decimal(wanted * size)} Ts`
    if (!isOpen) text += ` /${word.font.id} ${decimal(size)} Tf [`
    ;[font, rise, isOpen] = [word.font, wanted, true]
    text += word.glyphs
    if (word.ends) {
      close()
      text += ' EMC'
    }
  }
  close()
  return `${text}${rise === 0 ? '' : ' 0 Ts'}${isBold ? ' 0 Tr' : ''}`
}

function utf16(text: string): string {
  let hex = 'feff'
  for (let index = 0; index < text.length; index++)
    hex += text.charCodeAt(index).toString(16).padStart(4, '0')
  return hex
}

function paint(color: string): string {
  return [1, 3, 5].map((at) => decimal(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ')
}
