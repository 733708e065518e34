export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean)
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  const letters = [first, last].flatMap((word) => (word ? ([...word][0] ?? []) : []))
  return letters.join('').toLocaleUpperCase() || '?'
}

/** Decorative: the name is written next to it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-16 shrink-0 items-center justify-center rounded-chip bg-ink text-2xl font-semibold text-on-ink"
    >
      {initialsOf(name)}
    </span>
  )
}
