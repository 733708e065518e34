import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Alert, Button } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { carPicture, PictureRefused } from './picture.ts'

export function PictureField({
  picture,
  onChange,
}: {
  picture: string | null
  onChange: (picture: string | null) => void
}) {
  const input = useRef<HTMLInputElement>(null)
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
        <Button
          icon={<ImagePlus aria-hidden="true" />}
          onClick={() => input.current?.click()}
          size="sm"
          type="button"
          variant="secondary"
        >
          {picture ? copy.chooseOther : copy.choosePicture}
        </Button>
        {picture ? (
          <Button
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onChange(null)}
            size="sm"
            type="button"
            variant="ghost"
          >
            {copy.removePicture}
          </Button>
        ) : null}
      </div>
      <input
        accept="image/*"
        aria-label={copy.pictureOf}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Choosing the same file again fires a change event.
          target.value = ''
          if (file) void pick(file)
        }}
        ref={input}
        type="file"
      />
      {problem ? (
        <Alert live tone="now">
          {problem}
        </Alert>
      ) : null}
    </fieldset>
  )
}
