import { currencyCodes, DEFAULT_CURRENCY } from '@tappet/upkeep'
import { type FindingAnswer, MAX_FINDING_WORDS, MAX_PARTS_LENGTH } from '@tappet/wire'
import { type FormEvent, useState } from 'react'
import { faultOptions } from '../../format/found-faults.ts'
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
import { Button, SelectField, TextArea, TextField } from '../../ui/index.ts'
import { copy } from './finding-copy.ts'
import { typedPrice } from './price.ts'

const CURRENCIES = currencyCodes.map((code) => ({ value: code, label: code }))

/** `onSave` resolves to whether it was kept; until then nothing typed is lost. */
export function FindingForm({
  action,
  onSave,
}: {
  action: string
  onSave: (finding: FindingAnswer) => Promise<boolean>
}) {
  const [fault, setFault] = useState('')
  const [words, setWords] = useState('')
  const [parts, setParts] = useState('')
  const [amount, setAmount] = useState('')
  const [currency, setCurrency] = useState(DEFAULT_CURRENCY)
  const [tried, setTried] = useState(false)
  const price = typedPrice(amount, currency)
  const [send, saving] = useOneAtATime(async () => {
    setTried(true)
    if (words.trim() === '' || price.kind === 'wrong') return
    await onSave({
      found: fault === '' ? null : fault,
      words: words.trim(),
      parts: parts.trim(),
      price: price.kind === 'price' ? price.price : null,
    })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      <TextArea
        error={tried && words.trim() === '' ? copy.required : undefined}
        label={copy.words}
        maxLength={MAX_FINDING_WORDS}
        onChange={(event) => setWords(event.target.value)}
        value={words}
      />
      <SelectField
        label={copy.fault}
        onChange={(event) => setFault(event.target.value)}
        options={faultOptions}
        placeholder={copy.choose}
        value={fault}
      />
      <TextField
        label={copy.parts}
        maxLength={MAX_PARTS_LENGTH}
        onChange={(event) => setParts(event.target.value)}
        value={parts}
      />
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
        <TextField
          error={price.kind === 'wrong' ? price.problem : undefined}
          inputMode="decimal"
          label={copy.price}
          onChange={(event) => setAmount(event.target.value)}
          value={amount}
        />
        <SelectField
          label={copy.currency}
          onChange={(event) => setCurrency(event.target.value)}
          options={CURRENCIES}
          value={currency}
        />
      </div>
      <Button className="self-start" loading={saving} type="submit">
        {action}
      </Button>
    </form>
  )
}
