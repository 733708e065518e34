export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-5 shrink-0 animate-turn rounded-chip border-2 border-current border-r-transparent"
    />
  )
}
