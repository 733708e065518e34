import { Bell, ChevronRight, Download, Gauge, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  Avatar,
  Badge,
  Button,
  Chip,
  ChipGroup,
  Divider,
  IconButton,
  Section,
  SeverityBadge,
  Tooltip,
  UrgencyBadge,
} from '../../ui/index.ts'
import { Row, Specimen } from './Specimen.tsx'

const TAGS = ['Cold start', 'Idle', 'Accelerating', 'Braking', 'Turning']

export function ButtonsPart() {
  return (
    <Section title="Actions and states">
      <div className="grid gap-8 lg:grid-cols-2">
        <Specimen name="Button">
          <Row>
            <Button>Analyze Sound</Button>
            <Button variant="secondary">Record Again</Button>
            <Button variant="ghost">Skip</Button>
            <Button variant="danger">Clear Codes</Button>
          </Row>
          <Row>
            <Button icon={<Gauge aria-hidden="true" />} size="lg">
              Connect adapter
            </Button>
            <Button icon={<Download aria-hidden="true" />} size="sm" variant="secondary">
              Export CSV
            </Button>
            <Button render={<a href="#main">{''}</a>} variant="secondary">
              A link
              <ChevronRight aria-hidden="true" />
            </Button>
          </Row>
          <Row>
            <Button loading>Analyzing…</Button>
            <Button disabled>Disabled</Button>
            <Button disabled variant="secondary">
              Disabled
            </Button>
          </Row>
          <Button fullWidth size="lg">
            Full width
          </Button>
        </Specimen>
        <Badges />
      </div>
    </Section>
  )
}

function Badges() {
  const [chosen, setChosen] = useState<readonly string[]>(['Idle'])
  const [codes, setCodes] = useState<readonly string[]>(['P0301', 'P0420'])
  const toggle = (tag: string, on: boolean) =>
    setChosen(on ? [...chosen, tag] : chosen.filter((it) => it !== tag))
  return (
    <Specimen name="Badge, chip, icon button, avatar">
      <Row>
        <UrgencyBadge urgency="safe" />
        <UrgencyBadge urgency="check_soon" />
        <UrgencyBadge urgency="fix_immediately" />
      </Row>
      <Row>
        <SeverityBadge severity="low" />
        <SeverityBadge severity="medium" />
        <SeverityBadge severity="high" />
        <SeverityBadge severity="critical" />
      </Row>
      <Row>
        <Badge>Free plan</Badge>
        <Badge tone="accent">Pro</Badge>
      </Row>
      <ChipGroup label="When it happens">
        {TAGS.map((tag) => (
          <Chip key={tag} onToggle={(on) => toggle(tag, on)} selected={chosen.includes(tag)}>
            {tag}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label="Codes">
        {codes.map((code) => (
          <Chip
            key={code}
            onRemove={() => setCodes(codes.filter((it) => it !== code))}
            removeLabel={`Remove ${code}`}
          >
            {code}
          </Chip>
        ))}
        <Chip>Plain</Chip>
      </ChipGroup>
      <Row>
        <IconButton count="9+" icon={<Bell aria-hidden="true" />} label="Notifications, more than 9 unread" />
        <Tooltip content="Removes it from this device">
          <IconButton icon={<Trash2 aria-hidden="true" />} label="Delete record" variant="secondary" />
        </Tooltip>
        <Avatar name="Maria Lindqvist" />
        <Avatar name="sam" size="lg" />
      </Row>
      <Divider label="Or" />
    </Specimen>
  )
}
