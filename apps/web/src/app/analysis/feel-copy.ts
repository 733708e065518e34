import type { FeltSign } from '@tappet/acoustics/vibration'
import type { SpeedSource, Unread } from './feel.ts'

export const UNREAD: Record<Unread | 'absent' | 'refused', string> = {
  absent: 'This device can’t feel motion, so we use only the sound.',
  refused: 'Motion wasn’t allowed, so we use only the sound.',
  too_few: 'The sensor gave too few readings a second. Try another phone.',
  too_short: 'The sensor gave too few readings. Try again.',
  handled: 'The phone was moved. Lay it down and don’t hold it.',
  no_speed: 'We couldn’t hear the engine speed. Is it idling steadily?',
  no_road_speed: 'We couldn’t read the car’s speed often enough. Try again under an open sky.',
  too_slow: 'The car was too slow. Drive at least 25 mph (40 km/h).',
  changing: 'The speed changed during the recording. Keep it even on a straight road.',
  not_braking: 'The car hardly slowed down. Start braking lightly as the recording starts.',
}

export const NO_ROAD_SPEED: Record<'absent' | 'refused', string> = {
  absent: 'This device gave no speed. Connect an adapter, or try under an open sky.',
  refused: 'Location wasn’t allowed, so we have no speed. We use only the sound.',
}

export const BY: Record<SpeedSource, string> = {
  adapter: 'Speed read from the adapter.',
  sound: 'Engine speed by the sound of the recording.',
  satellite: 'Speed by satellite.',
}

export const NOTHING_FELT: Record<'engine' | 'wheels' | 'braking', string> = {
  engine: 'Nothing that beats with the engine stood out. That doesn’t prove it runs evenly.',
  wheels: 'Nothing that turns with the wheels stood out. That doesn’t prove they’re balanced.',
  braking: 'No pulsing stood out while braking. That doesn’t prove the brakes are fine.',
}

export const LOOKED_FOR: Record<keyof typeof NOTHING_FELT, readonly FeltSign[]> = {
  engine: ['half_order', 'engine_order', 'firing'],
  wheels: ['wheel', 'wheel_twice'],
  braking: ['brake_pulse'],
}

export const copy = {
  engine: 'Engine',
  cylinders: (count: string) => `${count} cylinders`,
  engineHow:
    'Engine idling, car parked. Lay the phone flat on a seat and let go. Your phone may ask for motion.',
  engineTitle: 'Ten seconds of motion and sound',
  safety:
    'A passenger taps, never the driver. Lay the phone flat on a seat or fasten it, on an empty, straight road.',
  bySatellite:
    'Your phone may ask for motion and location. We read only your speed. Where you are is never kept or sent.',
  byAdapter: 'Your phone may ask for motion. The speed is read from the adapter.',
  tireHint: 'Printed on the side of the tire.',
  tireSize: 'Tire size',
  brakingHow: 'From 50 mph (80 km/h), brake lightly and evenly as the recording starts.',
  rollingHow: 'Keep an even speed between 30 and 70 mph (50 and 110 km/h).',
  brakingTitle: 'Ten seconds of braking',
  rollingTitle: 'Ten seconds of rolling',
  noTireSize: 'That isn’t a tire size. It looks like 205/55 R16.',
  waitingForSpeed: 'Waiting for motion and a speed …',
  waitingForMotion: 'Waiting for motion …',
  notMeasured: 'We couldn’t measure this recording. Try again.',
  ofEngine: 'The engine, parked and idling',
  ofWheels: 'The wheels, at an even speed',
  ofBrakes: 'The brakes, slowing down lightly',
  choice: 'What to feel',
  tooSlow: (count: number, of: number) =>
    `This phone’s sensor is too slow for ${count} of ${of} beats at this speed.`,
  resultTitle: 'What was felt',
} as const
