/** A heading of the document: its words and the anchor that leads to it. */
export type Heading = { title: string; anchor: string }

/** "What's stored" becomes "whats-stored": the same words always give the same anchor. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}

/** The second-level headings of a markdown document, in order. */
export function headingsOf(markdown: string): Heading[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({
    title: title.trim(),
    anchor: anchorOf(title),
  }))
}
