import { ImagePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Alert, Button, FileButton } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { carPicture, PictureRefused } from './picture.ts'

export function PictureField({
  picture,
  onChange,
}: {
  picture: string | null
  onChange: (picture: string | null) => void
}) {
  const [problem, setProblem] = useState<string | null>(null)
  const pick = async (file: File) => {
    setProblem(null)
    try {
      onChange(await carPicture(file))
    } catch (error) {
      if (!(error instanceof PictureRefused)) console.warn('The picture could not be read', error)
      setProblem(error instanceof PictureRefused ? error.message : copy.pictureUnread)
    }
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">
        {copy.picture}
        <span className="font-normal text-muted">{copy.optional}</span>
      </legend>
      {picture ? (
        <img
          alt={copy.yourCar}
          className="aspect-video w-full max-w-xs rounded-control object-cover"
          src={picture}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <FileButton
          accept="image/*"
          icon={<ImagePlus />}
          inputLabel={copy.pictureOf}
          onPick={(file) => void pick(file)}
          size="sm"
          type="button"
          variant="secondary"
        >
          {picture ? copy.chooseOther : copy.choosePicture}
        </FileButton>
        {picture ? (
          <Button icon={<Trash2 />} onClick={() => onChange(null)} size="sm" variant="ghost">
            {copy.removePicture}
          </Button>
        ) : null}
      </div>
      {problem ? (
        <Alert live tone="now">
          {problem}
        </Alert>
      ) : null}
    </fieldset>
  )
}
