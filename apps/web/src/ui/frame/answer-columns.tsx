import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../marks/button.tsx'

/** An answer; on a desk with room for the size of the text its second screen stands beside it, the rest below. */
export function AnswerColumns(props: {
  back: { label: string; onPress: () => void }
  first: ReactNode
  second: ReactNode
  rest: ReactNode
}) {
  const { back, first, second, rest } = props
  return (
    <div className="grid items-start gap-x-8 gap-y-4 md:gap-y-6 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,max(24rem,40%)),1fr))] lg:grid-rows-[auto_auto_1fr]">
      <Button
        className="col-span-full -mb-1 -ml-3 justify-self-start font-normal text-muted md:-mb-3"
        icon={<ArrowLeft />}
        onClick={back.onPress}
        size="sm"
        variant="ghost"
      >
        {back.label}
      </Button>
      <div className="flex min-w-0 flex-col gap-3">{first}</div>
      {second ? <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">{second}</div> : null}
      {rest}
    </div>
  )
}
