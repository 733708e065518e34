export type Heading = { title: string; anchor: string }

/** "What's stored" becomes "whats-stored". */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}

export function headingsOf(markdown: string): Heading[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({
    title: title.trim(),
    anchor: anchorOf(title),
  }))
}
