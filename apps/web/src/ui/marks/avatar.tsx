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
export function Avatar({
  name,
  src,
  size = 'md',
}: {
  name: string
  src?: string | null
  size?: 'md' | 'lg'
}) {
  const sizeClass = size === 'lg' ? 'size-16 text-2xl' : 'size-12 text-lg'
  return src ? (
    <img alt="" className={`${sizeClass} rounded-chip object-cover`} src={src} />
  ) : (
    <span
      aria-hidden="true"
      className={`${sizeClass} flex shrink-0 items-center justify-center rounded-chip bg-ink font-semibold text-on-ink`}
    >
      {initialsOf(name)}
    </span>
  )
}
