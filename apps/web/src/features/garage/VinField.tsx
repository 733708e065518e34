import { useQuery } from '@tanstack/react-query'
import type { DecodedVin } from '@tappet/diagnosis/vin'
import { carFields } from '@tappet/upkeep'
import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { FormInput } from '../../fields/FieldInput.tsx'
import { tidyCode } from '../../fields/typed.ts'
import { barcodesIn, readsBarcodes } from '../../platform/files/barcode.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Alert, Button, FileButton } from '../../ui/index.ts'
import type { CarForm } from './car-form.ts'
import { copy } from './copy.ts'
import { decodedText, filledBy, isFilledBy, useDecoded, vinIn } from './vin.ts'

type VinProps = { form: CarForm; error: string | undefined; onChange: (part: Partial<CarForm>) => void }

export function VinField({ form, error, onChange }: VinProps) {
  const decoded = useDecoded(tidyCode(form.vin))
  return (
    <div className="flex flex-col gap-3">
      <FormInput
        errors={{ vin: error }}
        fields={carFields}
        form={form}
        name="vin"
        onChange={onChange}
        units={useUnits()}
      />
      <ScanButton onFound={(vin) => onChange({ vin })} />
      {decoded ? <Decoded decoded={decoded} form={form} onChange={onChange} /> : null}
    </div>
  )
}

function Decoded({ decoded, form, onChange }: Omit<VinProps, 'error'> & { decoded: DecodedVin }) {
  const text = decodedText(decoded)
  return (
    <>
      {decoded.doubt ? (
        <Alert live tone="soon">
          {copy.doubt[decoded.doubt]}
        </Alert>
      ) : null}
      {text !== '' && !isFilledBy(form, decoded) ? (
        <Alert
          action={
            <Button onClick={() => onChange(filledBy(decoded))} size="sm">
              {copy.fillIn}
            </Button>
          }
          live
          title={(decoded.make === null ? copy.isItFrom : copy.isItA)(text)}
        >
          {copy.numberSays}
        </Alert>
      ) : null}
      {text === '' && decoded.doubt === null ? (
        <p className="text-muted" role="status">
          {copy.numberSaysNothing}
        </p>
      ) : null}
    </>
  )
}

function ScanButton({ onFound }: { onFound: (vin: string) => void }) {
  const { data: canScan } = useQuery({
    queryKey: ['reads-barcodes'],
    queryFn: readsBarcodes,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [problem, setProblem] = useState(false)
  if (canScan === undefined) return null
  if (!canScan) return <p className="text-sm text-muted">{copy.cannotScan}</p>
  const read = async (picture: File) => {
    const vin = await barcodesIn(picture).then(vinIn, (error: unknown) => {
      console.warn('The picture could not be read', error)
      return null
    })
    setProblem(vin === null)
    if (vin !== null) onFound(vin)
  }
  return (
    <>
      <FileButton
        accept="image/*"
        capture
        className="self-start"
        icon={<ScanBarcode />}
        inputLabel={copy.barcodePhoto}
        onPick={(file) => void read(file)}
        size="sm"
        type="button"
        variant="secondary"
      >
        {copy.scan}
      </FileButton>
      {problem ? (
        <Alert live tone="soon">
          {copy.noVin}
        </Alert>
      ) : null}
    </>
  )
}
