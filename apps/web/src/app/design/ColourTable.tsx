const SWATCHES: ReadonlyArray<readonly [name: string, className: string]> = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['control', 'bg-control'],
  ['muted', 'bg-muted'],
  ['ink', 'bg-ink'],
  ['accent', 'bg-accent'],
  ['safe', 'bg-safe'],
  ['soon', 'bg-soon'],
  ['now', 'bg-now'],
  ['screen', 'bg-screen'],
]

export function ColourTable({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div className="rounded-card border border-line bg-paper p-4 md:p-6" data-theme={theme}>
      <h3 className="mb-4 text-xl capitalize">{theme}</h3>
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-4">
        {SWATCHES.map(([name, className]) => (
          <li className="text-sm text-muted" key={name}>
            <div className={`mb-1 h-12 rounded-control border border-line ${className}`} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
