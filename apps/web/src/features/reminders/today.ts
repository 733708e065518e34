const two = (part: number) => String(part).padStart(2, '0')

/** The day by the driver's own clock, YYYY-MM-DD. */
export function localDay(now: Date): string {
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** "Mar 2, 2026", in the reader's own way of writing dates. @param day YYYY-MM-DD */
export function shownDay(day: string, locale?: string): string {
  return new Date(`${day}T00:00:00`).toLocaleDateString(locale, { dateStyle: 'medium' })
}
