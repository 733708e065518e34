/** Beside a scan. */
export const copy = {
  followUp: 'Follow this up',
  followUpHelp:
    'A case keeps this scan with what comes before and after it, and says when a repair is proven.',
  codesTitle: (first: string, more: number) => (more > 0 ? `${first} and ${more} more` : first),
  isBack: (title: string) => `It is back: “${title}” is open again`,
  addedTo: (title: string) => `Added to “${title}”`,
  addTo: (title: string) => `Add to “${title}”`,
} as const
