import * as copy from './copy.ts'

export function Mark({ size }: { size: number }) {
  return (
    <svg aria-hidden="true" height={size} viewBox="0 0 32 32" width={size}>
      <rect className="stroke-screen-line" fill="#0f1113" height="31" rx="7.5" width="31" x="0.5" y="0.5" />
      <g fill="#f2a900">
        <path d="M14.5 6h3v9.5c0 4.2 2.2 6.3 6 7.6 1 .4 1.5 1 1.5 1.9v1h-18v-1c0-.9.5-1.5 1.5-1.9 3.8-1.3 6-3.4 6-7.6z" />
        <rect height="8" rx="1.25" width="2.5" x="8.5" y="9" />
        <rect height="8" rx="1.25" width="2.5" x="21" y="9" />
      </g>
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-2xl font-semibold tracking-tight">
      <Mark size={32} />
      {/* Where large text leaves no room beside it, the mark stands for the name. */}
      <span className="@max-[17rem]:sr-only">{copy.product}</span>
    </span>
  )
}
