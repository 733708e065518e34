import { Play } from 'lucide-react'
import { useState } from 'react'
import {
  Card,
  CardBody,
  IconButton,
  RecordButton,
  Section,
  SpectrogramStrip,
  StripArt,
} from '../../ui/index.ts'
import { Specimen } from './Specimen.tsx'
import { sampleColumns } from './sample-sound.ts'

const WHOLE = sampleColumns(240)
const FIRST_SECONDS = WHOLE.slice(0, 90)

export function SoundPart() {
  const [recording, setRecording] = useState(false)
  return (
    <Section description="The sound itself is the picture." title="Sound">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Specimen name="RecordButton, idle and recording">
          <div className="flex flex-wrap gap-6">
            <RecordButton
              label={recording ? 'Stop recording' : 'Start recording'}
              level={0.4}
              onClick={() => setRecording(!recording)}
              state={recording ? 'recording' : 'idle'}
            />
            <RecordButton label="Stop the sample recording" level={0.68} state="recording" />
          </div>
        </Specimen>
        <Specimen name="SpectrogramStrip, recording">
          <SpectrogramStrip
            columns={FIRST_SECONDS}
            description="Live picture of the sound: a steady engine hum."
            minColumns={240}
          />
        </Specimen>
        <Specimen name="SpectrogramStrip, result">
          <Card>
            <CardBody className="flex items-center gap-2">
              <IconButton icon={<Play aria-hidden="true" />} label="Play the recording" variant="primary" />
              <div className="min-w-0 flex-1">
                <SpectrogramStrip
                  columns={WHOLE}
                  description="12 seconds of engine sound; a knock between 4 and 8 seconds, which the result rests on."
                  marked={{ start: 0.36, end: 0.68, label: 'knock' }}
                  playhead={0.5}
                />
              </div>
            </CardBody>
          </Card>
        </Specimen>
        <Specimen name="StripArt">
          <StripArt className="w-full" height={72} />
        </Specimen>
      </div>
    </Section>
  )
}
