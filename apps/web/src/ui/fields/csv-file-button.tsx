import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../marks/button.tsx'

/** `isAgain`: another file may take its place. */
export function CsvFileButton({ isAgain, onPick }: { isAgain: boolean; onPick: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        icon={<FileUp aria-hidden="true" />}
        onClick={() => input.current?.click()}
        variant={isAgain ? 'secondary' : 'primary'}
      >
        {isAgain ? 'Choose another file' : 'Choose a CSV file'}
      </Button>
      <input
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label="CSV file"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Reset, so that choosing the same file again fires a change event.
          target.value = ''
          if (file) onPick(file)
        }}
        ref={input}
        type="file"
      />
    </>
  )
}
