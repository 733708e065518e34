import type { FeltSign } from '@tappet/acoustics/vibration'
import type { SpeedSource, Unread } from './feel.ts'

export const UNREAD: Record<Unread | 'absent' | 'refused', string> = {
  absent: 'This device gives no motion. The sound alone counts.',
  refused: 'Motion was not allowed. The sound alone counts.',
  too_few: 'The sensor gave too few readings a second.',
  too_short: 'The sensor gave too few readings.',
  handled: 'The phone was moved. Lay it down and do not hold it.',
  no_speed:
    'The engine speed could not be heard, so no beat can be told from another. Is it idling steadily?',
  no_road_speed: 'The speed of the car was read too rarely. Try again under an open sky.',
  too_slow: 'The car was too slow to tell a wheel from the road: at least 40 km/h (25 mph).',
  changing: 'The speed changed during the take. Keep it even on a straight road.',
  not_braking: 'The car hardly slowed down during the take. Begin to brake lightly as it starts.',
}

export const NO_ROAD_SPEED: Record<'absent' | 'refused', string> = {
  absent: 'This device told no speed. Connect an adapter, or try under an open sky.',
  refused: 'The location was not allowed, and without a speed no wheel can be told. The sound alone counts.',
}

export const BY: Record<SpeedSource, string> = {
  adapter: 'Speed read from the adapter.',
  sound: 'Engine speed by the sound of the take.',
  satellite: 'Speed by satellite.',
}

export const NOTHING_FELT: Record<'engine' | 'wheels' | 'braking', string> = {
  engine: 'Nothing that beats with the engine stood out. That is no proof that it runs evenly.',
  wheels: 'Nothing that turns with the wheels stood out. That is no proof that they are in balance.',
  braking: 'No pulsing with the wheels stood out while braking. That is no proof that the brakes are well.',
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
    'Engine idling, car parked. Lay the phone flat on a seat and take your hand away. Your phone may ask whether motion may be read.',
  engineTitle: 'Ten seconds of motion and sound',
  safety:
    'A passenger presses, never the driver. Lay the phone flat on a seat or fasten it, on an empty straight road.',
  bySatellite:
    'Your phone may ask for motion and for its location: the speed alone is read, for these seconds. Where you are is neither kept nor sent.',
  byAdapter: 'Your phone may ask for motion. The speed is read from the adapter.',
  tireHint: 'As printed on the side of the tire. It says how far a wheel rolls in one turn.',
  tireSize: 'Tire size',
  brakingHow: 'From 80 km/h (50 mph), brake lightly and evenly as the take starts.',
  rollingHow: 'Keep an even speed between 50 and 110 km/h (30 and 70 mph).',
  brakingTitle: 'Ten seconds of braking',
  rollingTitle: 'Ten seconds of rolling',
  noTireSize: 'This is no tire size. It looks like 205/55 R16.',
  waitingForSpeed: 'Waiting for motion and a speed …',
  waitingForMotion: 'Waiting for motion …',
  notMeasured: 'The take could not be measured. Try again.',
  ofEngine: 'The engine, parked and idling',
  ofWheels: 'The wheels, at an even speed',
  ofBrakes: 'The brakes, slowing down lightly',
  choice: 'What to feel',
  tooSlow: (count: number, of: number) =>
    `This phone’s sensor is too slow to tell ${count} of ${of} beats at this speed.`,
  resultTitle: 'What was felt',
} as const
