import { Alert, Section, SelectField } from '../../ui/index.ts'
import type { MakerState } from './maker.ts'

export function MakerCard({ maker }: { maker: MakerState }) {
  const { makers, make, fromCar, choose } = maker
  if (makers === null)
    return maker.failed ? (
      <Alert title="The makers’ tables could not be loaded" tone="soon">
        They are fetched once and then kept on this device. Check your connection and open this page again.
      </Alert>
    ) : null
  const options = makers.makeIds.map((id) => ({ value: id, label: makers.makeName(id) }))
  return (
    <Section title="A manufacturer code">
      {fromCar ? null : (
        <SelectField
          hint="The same code means something else in every make."
          label="Make of the car"
          onChange={({ target }) => choose(target.value)}
          options={[{ value: '', label: 'Not chosen' }, ...options]}
          value={make}
        />
      )}
      <Told maker={maker} />
    </Section>
  )
}

function Told({ maker: { makers, make, meaning, unlisted, failed } }: { maker: MakerState }) {
  if (makers === null || make === '') {
    return (
      <p className="text-muted">
        Tappet does not guess: without the make, only the maker's own manual says what it means.
      </p>
    )
  }
  const name = makers.makeName(make)
  if (meaning !== null) {
    return (
      <Alert title={meaning.title}>
        This is what the code means for {name}, by one public table that names no source. Check it in the
        maker's manual, by model and year.
      </Alert>
    )
  }
  if (failed) {
    return (
      <Alert live title={`The table of ${name} could not be loaded`} tone="soon">
        Check your connection and open this page again.
      </Alert>
    )
  }
  return unlisted ? (
    <p className="text-muted">
      The table of {name} does not list this code. Only the maker's own manual says what it means.
    </p>
  ) : null
}
