import { AudioLines, ShieldCheck, Wrench } from 'lucide-react'

const BENEFITS = [
  {
    icon: AudioLines,
    title: 'Instant AI sound analysis',
    text: 'A few seconds of sound, and a list of what it may be, the likeliest first.',
  },
  {
    icon: ShieldCheck,
    title: 'Secure data protection',
    text: 'Your recordings and your service log are yours alone.',
  },
  {
    icon: Wrench,
    title: 'Expert mechanic insights',
    text: 'What it may cost, how soon to act, and what to ask the shop.',
  },
] as const

export function Benefits() {
  return (
    <ul aria-label="What you get" className="flex flex-col gap-5">
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
