import { Alert, Section, SelectField } from '../../ui/index.ts'
import { copy } from './copy.ts'
import type { MakerState } from './maker.ts'

export function MakerCard({ maker }: { maker: MakerState }) {
  const { makers, make, fromCar, choose } = maker
  if (makers === null)
    return maker.failed ? (
      <Alert title={copy.makersFailed} tone="soon">
        {copy.makersFailedWhat}
      </Alert>
    ) : null
  const options = makers.makeIds.map((id) => ({ value: id, label: makers.makeName(id) }))
  return (
    <Section title={copy.makerTitle}>
      {fromCar ? null : (
        <SelectField
          hint={copy.makeHint}
          label={copy.make}
          onChange={({ target }) => choose(target.value)}
          options={[{ value: '', label: copy.noMake }, ...options]}
          value={make}
        />
      )}
      <Told maker={maker} />
    </Section>
  )
}

function Told({ maker: { makers, make, meaning, unlisted, failed } }: { maker: MakerState }) {
  if (makers === null || make === '') {
    return <p className="text-muted">{copy.withoutMake}</p>
  }
  const name = makers.makeName(make)
  if (meaning !== null) {
    return <Alert title={meaning.title}>{copy.oneTable(name)}</Alert>
  }
  if (failed) {
    return (
      <Alert live title={copy.tableFailed(name)} tone="soon">
        {copy.openAgain}
      </Alert>
    )
  }
  return unlisted ? <p className="text-muted">{copy.notInTable(name)}</p> : null
}
