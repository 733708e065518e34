import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../marks/button.tsx'

/** An answer; on a desk with room for the size of the text second screen and end stand beside it, the rest below. */
export function AnswerColumns(props: {
  back: { label: string; onPress: () => void }
  first: ReactNode
  second: ReactNode
  rest: ReactNode
  end?: ReactNode
}) {
  const { back, first, second, rest, end } = props
  return (
    <div className="flex flex-col gap-4 md:gap-6 lg:-mb-6 lg:halves">
      <Button
        className="-mb-1 -ml-3 w-fit self-start font-normal text-muted md:-mb-3 lg:mb-3"
        icon={<ArrowLeft />}
        onClick={back.onPress}
        size="sm"
        variant="ghost"
      >
        {back.label}
      </Button>
      <div className="flex min-w-0 flex-col gap-3">{first}</div>
      {second ? <div className="beside flex min-w-0 flex-col gap-6">{second}</div> : null}
      {rest}
      {end ? <div className="beside flex min-w-0 flex-col gap-6">{end}</div> : null}
    </div>
  )
}
