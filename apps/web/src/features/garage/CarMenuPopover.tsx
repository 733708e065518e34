import { FileDown, HandCoins, Pencil, RotateCcw, Star, Trash2 } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router'
import { carName } from '../../backend/car/car.ts'
import { usePdfReport } from '../../backend/reports/use-pdf-report.ts'
import type { Car } from '../../offline/garage/table.ts'
import { useUnsent } from '../../offline/unsent.ts'
import { chosenCar } from '../../platform/storage/chosen-car.ts'
import { Button, type ButtonProps, Popover, toast } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { makeDefault, retire } from './save-car.ts'

export type CarMenuProps = { car: Car; onEdit: () => void; onRemove: () => void }

/** Its code comes with the first press, so it opens by itself then. */
export default function CarMenuPopover({
  car,
  trigger,
  onEdit,
  onRemove,
}: CarMenuProps & { trigger: ReactElement }) {
  const [open, setOpen] = useState(true)
  const name = carName(car)
  const wanted = { type: 'car', vehicle_id: car.id, unsent: useUnsent() } as const
  const { isMaking, make } = usePdfReport(wanted, copy.nothingChanged, toast)
  const navigate = useNavigate()
  const openCosts = () => {
    chosenCar.choose(car.id)
    void navigate('/fuel#costs')
  }
  const closing = (act: () => void) => () => {
    setOpen(false)
    act()
  }
  return (
    <Popover onOpenChange={setOpen} open={open} title={name} trigger={trigger}>
      <div className="flex flex-col">
        <Item icon={<Pencil />} label={copy.editOf(name)} onClick={closing(onEdit)}>
          {copy.edit}
        </Item>
        <Item icon={<HandCoins />} label={copy.costsOf(name)} onClick={closing(openCosts)}>
          {copy.costs}
        </Item>
        {car.waiting ? null : (
          <Item icon={<FileDown />} label={copy.pdfOf(name)} loading={isMaking} onClick={make}>
            {copy.pdf}
          </Item>
        )}
        {car.retired_at !== null ? (
          <Item
            icon={<RotateCcw />}
            label={copy.bringBackOf(name)}
            onClick={closing(() => void retire(car, null))}
          >
            {copy.bringBack}
          </Item>
        ) : (
          <>
            {car.is_default ? null : (
              <Item
                icon={<Star />}
                label={copy.makeDefaultOf(name)}
                onClick={closing(() => void makeDefault(car))}
              >
                {copy.makeDefault}
              </Item>
            )}
            <Item icon={<Trash2 />} label={copy.removeOf(name)} onClick={closing(onRemove)}>
              {copy.remove}
            </Item>
          </>
        )}
      </div>
    </Popover>
  )
}

function Item({
  label,
  ...button
}: Pick<ButtonProps, 'icon' | 'loading' | 'onClick' | 'children'> & { label: string }) {
  return <Button {...button} aria-label={label} className="-mx-2 justify-start" variant="ghost" />
}
