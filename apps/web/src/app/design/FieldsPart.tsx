import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  Button,
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  Checkbox,
  NumberField,
  PasswordField,
  SearchField,
  Section,
  SelectField,
  Switch,
  TextArea,
  TextField,
  toast,
} from '../../ui/index.ts'

const MAKES = ['Ford', 'Honda', 'Toyota', 'Volkswagen'].map((make) => ({ value: make, label: make }))

type Sample = { email: string; make: string; mileage: string; notes: string; terms: boolean }

export function FieldsPart() {
  return (
    <Section title="Forms">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <WorkingForm />
        <FieldStates />
      </div>
    </Section>
  )
}

function WorkingForm() {
  const form = useForm<Sample>({
    defaultValues: { email: '', make: '', mileage: '', notes: '', terms: false },
  })
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={form.handleSubmit(() => toast.success('Saved'))}>
      <Card>
        <CardHeader description="Try to save it empty." title="A working form" />
        <CardBody className="flex flex-col gap-5">
          <TextField
            autoComplete="email"
            error={errors.email?.message}
            label="Email"
            type="email"
            {...form.register('email', { required: 'Enter your email address.' })}
          />
          <SelectField
            error={errors.make?.message}
            label="Make"
            options={MAKES}
            placeholder="Choose a make"
            {...form.register('make', { required: 'Choose a make, or Other.' })}
          />
          <NumberField
            error={errors.mileage?.message}
            hint="As the odometer shows it."
            label="Mileage"
            unit="mi"
            {...form.register('mileage', { required: 'Enter the mileage in whole miles.' })}
          />
          <TextArea label="Notes" optional {...form.register('notes')} />
          <Checkbox
            error={errors.terms?.message}
            label="I have read the terms"
            {...form.register('terms', { required: 'Tick the box to go on.' })}
          />
        </CardBody>
        <CardFooter>
          <Button type="submit">Save record</Button>
          <Button variant="ghost">Cancel</Button>
        </CardFooter>
      </Card>
    </form>
  )
}

function FieldStates() {
  const [query, setQuery] = useState('oil')
  return (
    <Card>
      <CardHeader title="States" />
      <CardBody className="flex flex-col gap-5">
        <SearchField
          label="Search records"
          onChange={(event) => setQuery(event.target.value)}
          onClear={() => setQuery('')}
          placeholder="Search records"
          value={query}
        />
        <TextField
          defaultValue="not-an-address"
          error="Enter an address like name@example.com."
          label="Email"
        />
        <PasswordField
          autoComplete="new-password"
          defaultValue="correct horse"
          hint="At least 8 characters."
          label="Password"
        />
        <TextField defaultValue="P0301" label="Trouble code" readOnly />
        <TextField disabled label="Model" placeholder="Choose a make first" />
        <div>
          <Switch defaultChecked hint="One message when something is due." label="Service reminders" />
          <Switch label="Keep recordings" />
          <Switch disabled label="Background checks" />
          <Checkbox defaultChecked hint="Shown on the home page." label="Pin this reminder" />
          <Checkbox disabled label="Not available here" />
        </div>
      </CardBody>
    </Card>
  )
}
