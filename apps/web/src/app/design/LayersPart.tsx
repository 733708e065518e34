import { useState } from 'react'
import {
  Accordion,
  Button,
  Card,
  CardBody,
  ConfirmDialog,
  Dialog,
  Popover,
  Section,
  Sheet,
  Tabs,
  TextField,
  toast,
} from '../../ui/index.ts'
import { Row, Specimen } from './Specimen.tsx'

const QUESTIONS = [
  { id: 'how', title: 'How long should I record?', content: 'Ten to fifteen seconds, close to the sound.' },
  { id: 'sure', title: 'How sure is a result?', content: 'Every result says how sure it is, and why.' },
  { id: 'keep', title: 'Where are recordings kept?', content: 'On your own server, and nowhere else.' },
]

type Layer = 'dialog' | 'confirm' | 'sheet' | null

export function LayersPart() {
  const [layer, setLayer] = useState<Layer>(null)
  const close = () => setLayer(null)
  return (
    <Section title="Layers">
      <Row>
        <Button onClick={() => setLayer('dialog')} variant="secondary">
          Dialog
        </Button>
        <Button onClick={() => setLayer('confirm')} variant="secondary">
          Confirm
        </Button>
        <Button onClick={() => setLayer('sheet')} variant="secondary">
          Sheet
        </Button>
        <Popover title="Notifications" trigger={<Button variant="secondary">Popover</Button>}>
          <p className="text-muted">Nothing new.</p>
        </Popover>
      </Row>
      <ToastRow />
      <div className="grid gap-8 lg:grid-cols-2">
        <Specimen name="Tabs">
          <Tabs
            label="Ways in"
            tabs={[
              { value: 'in', label: 'Sign In', content: <p>Welcome back.</p> },
              { value: 'new', label: 'Create Account', content: <p>A free plan comes with it.</p> },
            ]}
          />
        </Specimen>
        <Specimen name="Accordion">
          <Card>
            <CardBody className="py-1 md:py-2">
              <Accordion items={QUESTIONS} />
            </CardBody>
          </Card>
        </Specimen>
      </div>
      <Layers close={close} layer={layer} />
    </Section>
  )
}

function ToastRow() {
  const undo = { label: 'Undo', onClick: () => toast('Restored') }
  return (
    <Row>
      <Button onClick={() => toast.success('Record saved')} size="sm" variant="ghost">
        Success toast
      </Button>
      <Button
        onClick={() => toast.error('Could not save', { description: 'It is kept here and sent later.' })}
        size="sm"
        variant="ghost"
      >
        Error toast
      </Button>
      <Button onClick={() => toast.warning('Record deleted', { action: undo })} size="sm" variant="ghost">
        Warning toast
      </Button>
    </Row>
  )
}

function Layers({ layer, close }: { layer: Layer; close: () => void }) {
  return (
    <>
      <Dialog
        description="The work, the date and the mileage."
        footer={
          <>
            <Button onClick={close} variant="secondary">
              Cancel
            </Button>
            <Button onClick={close}>Save record</Button>
          </>
        }
        onOpenChange={close}
        open={layer === 'dialog'}
        title="Add New Record"
      >
        <div className="flex flex-col gap-5 pb-2">
          <TextField label="Service" />
          <TextField hint="In whole dollars." label="Cost" optional />
        </div>
      </Dialog>
      <ConfirmDialog
        confirmLabel="Clear Codes"
        description="The check-engine light goes out until the fault shows again. This cannot be undone."
        onConfirm={close}
        onOpenChange={close}
        open={layer === 'confirm'}
        title="Clear 2 codes?"
        tone="danger"
      />
      <Sheet
        description="Looking for adapters nearby."
        footer={<Button onClick={close}>Try Again</Button>}
        onOpenChange={close}
        open={layer === 'sheet'}
        title="Connect adapter"
      >
        <ol className="list-decimal space-y-2 pl-5">
          <li>Plug the adapter into the port under the dashboard.</li>
          <li>Turn the ignition on.</li>
          <li>Stay within two metres.</li>
        </ol>
      </Sheet>
    </>
  )
}
