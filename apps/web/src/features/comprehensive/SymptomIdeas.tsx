import { Plus } from 'lucide-react'
import { copy } from './copy.ts'
import { SYMPTOM_IDEAS } from './symptom-ideas.ts'

export function SymptomIdeas({
  symptoms,
  onAdd,
}: {
  symptoms: readonly string[]
  onAdd: (symptom: string) => void
}) {
  const offered = SYMPTOM_IDEAS.filter((idea) => !symptoms.includes(idea))
  if (offered.length === 0) return null
  return (
    <div>
      <p className="text-sm text-muted" id="symptom-ideas">
        {copy.symptomIdeas}
      </p>
      <ul aria-labelledby="symptom-ideas" className="-mx-1 flex flex-wrap">
        {offered.map((idea) => (
          <li key={idea}>
            <button
              className="flex min-h-12 items-center gap-1 rounded-control px-2 text-left text-ink underline decoration-line decoration-2 underline-offset-4 hover:decoration-soon"
              onClick={() => onAdd(idea)}
              type="button"
            >
              <Plus aria-hidden="true" className="size-4 shrink-0 text-muted" />
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
