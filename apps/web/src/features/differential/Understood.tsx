import type { DifferentialCase } from '@tappet/diagnosis'
import type { LucideIcon } from 'lucide-react'
import { Check, CircleHelp, CircleSlash, RotateCcw } from 'lucide-react'
import { inChosenUnits } from '../../format/chosen-units.ts'
import { formatDay } from '../../format/local-day.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Button, Chip, ChipGroup, cx, DemoBadge, FoldPart } from '../../ui/index.ts'
import type { UnderstoodChip } from './chips.ts'
import { chipsOf, renewedIn } from './chips.ts'
import * as copy from './understood-copy.ts'
import type { CaseEdits } from './use-case.ts'

const MARK: Record<UnderstoodChip['state'], { icon: LucideIcon; word: string }> = {
  present: { icon: Check, word: '' },
  absent: { icon: CircleSlash, word: copy.not },
  unknown: { icon: CircleHelp, word: copy.unknown },
}

export function Understood({ value, edits }: { value: DifferentialCase; edits: CaseEdits }) {
  const chips = chipsOf(value)
  const remove = (chip: UnderstoodChip) =>
    edits.edit(copy.leftOut(chip.label), (engine, before) => engine.withoutFinding(before, chip.finding))
  return (
    <FoldPart title={copy.title}>
      {chips.length === 0 ? (
        <p className="text-muted">{copy.nothing}</p>
      ) : (
        <ChipGroup label={copy.list}>
          {chips.map((chip) => (
            <Chip
              key={chip.finding}
              onRemove={() => remove(chip)}
              removeLabel={copy.remove(MARK[chip.state].word + chip.label)}
            >
              <ChipContent chip={chip} />
            </Chip>
          ))}
        </ChipGroup>
      )}
      <Renewed value={value} />
      <Removed edits={edits} removed={value.removed} />
      <NotUnderstood value={value} />
    </FoldPart>
  )
}

function ChipContent({ chip: { state, label, source, demo } }: { chip: UnderstoodChip }) {
  const { icon: Icon, word } = MARK[state]
  const units = useUnits()
  return (
    <>
      <Icon className={state === 'present' ? 'text-ink' : 'text-muted'} />
      <span className={cx('min-w-0 py-1 break-words', state !== 'present' && 'text-muted')}>
        <span className="block leading-tight">
          {word}
          {label}
        </span>
        <span className="block text-xs text-muted">{inChosenUnits(source, units)}</span>
      </span>
      {demo ? <DemoBadge /> : null}
    </>
  )
}

const DAY = /\d{4}-\d\d-\d\d/

function Renewed({ value }: { value: DifferentialCase }) {
  const renewed = renewedIn(value)
  if (renewed.length === 0) return null
  return (
    <div>
      <h4 className="mt-2 eyebrow">{copy.renewed}</h4>
      <ul className="flex flex-col gap-1">
        {renewed.map(({ fault, label, why }) => (
          <li key={fault}>
            {label} <span className="text-sm text-muted">{why.replace(DAY, (day) => formatDay(day))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Removed({ removed, edits }: { removed: DifferentialCase['removed']; edits: CaseEdits }) {
  if (removed.length === 0) return null
  return (
    <div className="print:hidden">
      <h4 className="mt-2 eyebrow">{copy.removed}</h4>
      <ul className="flex flex-col">
        {removed.map(({ finding, label }) => (
          <li className="flex flex-wrap items-center gap-x-3" key={finding}>
            <span className="text-muted line-through">{label}</span>
            <Button
              aria-label={copy.putBackFinding(label)}
              icon={<RotateCcw />}
              onClick={() =>
                edits.edit(copy.countsAgain(label), (engine, before) =>
                  engine.withFindingBack(before, finding),
                )
              }
              size="sm"
              variant="ghost"
            >
              {copy.putBack}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function NotUnderstood({ value: { report, unusedCodes } }: { value: DifferentialCase }) {
  const { notOfCar = [] } = report
  if (report.notUnderstood.length + unusedCodes.length + notOfCar.length === 0 && !report.cut) return null
  return (
    <div className="rounded-card border border-dashed border-control p-4">
      <h4 className="font-semibold">{copy.notUnderstood}</h4>
      <p className="text-sm text-muted">{copy.skipped}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {report.notUnderstood.map((sentence) => (
          <li className="break-words" key={sentence}>
            “{sentence}”
          </li>
        ))}
        {notOfCar.map((line) => (
          <li className="break-words" key={line}>
            {line}
          </li>
        ))}
        {unusedCodes.length > 0 ? <li className="break-words">{copy.unusedCodes(unusedCodes)}</li> : null}
      </ul>
      {report.cut ? <p className="mt-2">{copy.cut}</p> : null}
    </div>
  )
}
