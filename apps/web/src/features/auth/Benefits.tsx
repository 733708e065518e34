import { AudioLines, ShieldCheck, Wrench } from 'lucide-react'
import { copy } from './copy.ts'

const BENEFITS = [
  { icon: AudioLines, title: copy.analysis, text: copy.analysisIs },
  { icon: ShieldCheck, title: copy.protection, text: copy.protectionIs },
  { icon: Wrench, title: copy.insights, text: copy.insightsAre },
] as const

export function Benefits() {
  return (
    <ul aria-label={copy.benefits} className="flex flex-col gap-5">
      {BENEFITS.map(({ icon: Icon, title, text }) => (
        <li className="flex gap-4" key={title}>
          <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-soon" />
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
