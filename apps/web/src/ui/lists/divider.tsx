export function Divider({ label }: { label: string }) {
  return (
    <div className="flex items-center gap-4 text-muted">
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
      {label}
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </div>
  )
}
