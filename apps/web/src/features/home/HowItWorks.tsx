import { FoldPart } from '../../ui/index.ts'
import * as copy from './copy.ts'

const STEPS = [
  { title: copy.record, text: copy.recordHow },
  { title: copy.situation, text: copy.situationHow },
  { title: copy.answer, text: copy.answerHow },
] as const

export function HowItWorks() {
  return (
    <FoldPart title={copy.howItWorks}>
      <ol className="grid [--fit-min:13rem] md:fit-cols-3 md:gap-8">
        {STEPS.map(({ title, text }, index) => (
          <li
            className="flex gap-5 border-t border-line py-5 max-md:first:border-t-0 max-md:first:pt-1 md:flex-col md:gap-3 md:pb-0"
            key={title}
          >
            <span aria-hidden="true" className="figure w-8 shrink-0 text-4xl text-soon">
              {index + 1}
            </span>
            <div>
              <h4 className="text-xl">{title}</h4>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </FoldPart>
  )
}
