import { Upload } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { SOUND_ACCEPT } from '../../platform/sound/audio-files.ts'
import { Button } from '../../ui/index.ts'
import * as copy from './copy.ts'
import type { RecorderSession } from './session.ts'

export function UploadButton({
  session,
  disabled = false,
  children,
}: {
  session: RecorderSession
  disabled?: boolean
  children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        disabled={disabled}
        fullWidth
        icon={<Upload />}
        onClick={() => input.current?.click()}
        variant="secondary"
      >
        {children}
      </Button>
      <input
        accept={SOUND_ACCEPT}
        aria-label={copy.soundFile}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // So that the same file can be chosen again.
          if (file) session.choose(file)
          target.value = ''
        }}
        ref={input}
        type="file"
      />
    </>
  )
}
