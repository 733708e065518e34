/**
 * Every issue that a sound diagnosis can name: one row holds all that is known of it, everything else derives from
 * it. Costs are what a workshop in the United States asks, whole US dollars, from the sources named; ranges are wide
 * where the same sound has a cheap and an expensive cause.
 */
import type { ExperimentalClass, SoundClass } from '@tappet/acoustics/model'
import type { DiagnosedIssue } from '../saved/result.ts'
import type { DrivingContext } from './types.ts'

export type IssueText = Omit<DiagnosedIssue, 'id'> & {
  /** Where the cost range comes from and the year it was read; null for what costs nothing. */
  costSource: { text: string; year: number } | null
}

export type SoundIssue = IssueText & {
  /** Its name in a headline: "Likely engine knock". */
  short: string
  /** The surest that a recording may say of it. */
  atMost?: 'possible'
  /** Known from too few recordings: listed as a possibility, never named as the answer. */
  experimental?: true
  /** The model's classes that it is heard as, and its share of each; the shares of a class sum to 1. */
  heardAs?: Partial<Record<SoundClass, number>>
  /** The experimental detector that hears it alone. */
  detector?: ExperimentalClass
  /** Likelihood factor of each situation, 0 where it is impossible. `ac_not_said`: other situations were named. */
  likelihood: Record<DrivingContext | 'ac_not_said', number>
}

const rows = {
  no_fault_heard: {
    name: 'Nothing unusual stands out',
    short: 'nothing unusual',
    description:
      'We heard nothing unusual. Faults can be silent: if something still feels off, see a mechanic.',
    urgencyLevel: 'safe',
    estimatedCostMin: 0,
    estimatedCostMax: 0,
    costSource: null,
    symptoms: ['An even running sound', 'No knock, squeal, clunk or drone that stands out'],
    recommendations: [
      'Nothing to fix for now.',
      'If the noise wasn’t there just then, record again close to it when it comes back.',
      'If a warning light is on, read the codes: many faults make no sound.',
    ],
    heardAs: { healthy: 1 },
    likelihood: { idle: 1, accelerating: 1, braking: 1, turning: 1, ac_on: 1, ac_not_said: 1 },
  },
  engine_knock: {
    name: 'Engine knock or tick',
    short: 'engine knock',
    description:
      'A repeated knock or tick in time with the engine. It can be low oil, a noisy valve lifter or a worn bearing. Check the oil level first.',
    urgencyLevel: 'fix_immediately',
    estimatedCostMin: 100,
    estimatedCostMax: 8000,
    costSource: {
      text: 'engineerfix.com, How Much Does It Cost to Fix a Knocking Engine: under $100 for a simple cause to over $8,000 for a replacement engine',
      year: 2026,
    },
    symptoms: [
      'Knocking or ticking that speeds up with the engine',
      'Louder when the engine is cold, or under load',
      'Oil light on, or oil below the lower mark',
    ],
    recommendations: [
      'Stop the engine and check the oil level before driving on. Top up if it is low.',
      'If the knock is deep and heavy, do not drive: have the car towed.',
      'If it’s a light tick that fades as the engine warms, have oil and valve lifters checked soon.',
      'On a gas engine, try a tank of the octane your manual asks for. The wrong fuel can make it knock.',
    ],
    heardAs: { engine_knock_tick: 1 },
    likelihood: { idle: 1, accelerating: 1.5, braking: 0.5, turning: 0.7, ac_on: 1, ac_not_said: 1 },
  },
  squeaky_brakes: {
    name: 'Brake noise',
    short: 'brake noise',
    description:
      'Squealing or grinding from the brakes. A squeal is often the wear marker of the pads; grinding can be metal on metal.',
    urgencyLevel: 'fix_immediately',
    estimatedCostMin: 115,
    estimatedCostMax: 800,
    costSource: {
      text: 'AutoNation Mobile Service, Brake Pads Replacement: pads $115-300 per axle, rotors extra; Consumer Reports, Your Car Repair Handbook (2024): pads $195-267; news4detroit.net, Four Common Repair Scenarios: brake repair up to $800 per axle',
      year: 2026,
    },
    symptoms: [
      'Squeal or grinding that comes and goes with the wheels or the pedal',
      'Vibration in the pedal',
      'A longer way to stop',
    ],
    recommendations: [
      'Have the pads and rotors looked at now; until then drive gently and leave more room.',
      'If it grinds, or the pedal feels soft or pulls to one side, do not drive the car.',
      'A short squeal on the first stops of a wet morning is rust and goes away by itself.',
    ],
    heardAs: { brake: 1 },
    // A wheel that stands makes no noise.
    likelihood: { idle: 0, accelerating: 0.2, braking: 4, turning: 0.7, ac_on: 0.7, ac_not_said: 1 },
  },
  loose_belt: {
    name: 'Belt or accessory noise',
    short: 'belt noise',
    description:
      'A chirp, squeal or whine from the front of the engine. It can be a belt, its tensioner, or a bearing of what it drives.',
    urgencyLevel: 'check_soon',
    estimatedCostMin: 60,
    estimatedCostMax: 250,
    costSource: {
      text: 'YourMechanic, Serpentine/Drive Belt Replacement: $189-212 on six cars; engineerfix.com, How Much Does a Serpentine Belt Repair Cost: $60-250. For the belt; a tensioner or a bearing comes on top',
      year: 2026,
    },
    symptoms: [
      'Chirping or squealing that follows engine speed',
      'Worse when cold or wet, or with the steering at full lock',
      'Battery light, or heavy steering',
    ],
    recommendations: [
      'With the engine off and cold, look at the belt: cracks, shine or frayed edges mean it is due.',
      'Have the tensioner and pulleys checked with the belt.',
      'If the battery or temperature light comes on, stop: the belt may have gone.',
    ],
    heardAs: { belt_accessory: 0.85 },
    likelihood: { idle: 1.2, accelerating: 1.2, braking: 0.4, turning: 1.2, ac_on: 1.1, ac_not_said: 1 },
  },
  suspension_noise: {
    name: 'Suspension noise',
    short: 'suspension noise',
    description:
      'Clunks or creaks from the suspension or steering: worn sway bar links, bushings, ball joints, strut mounts or shock absorbers.',
    urgencyLevel: 'check_soon',
    estimatedCostMin: 150,
    estimatedCostMax: 1150,
    costSource: {
      text: 'Consumer Reports, Your Car Repair Handbook (2024): front shock or strut $767-926, and over $200 for the alignment after it; engineerfix.com, How Much Does It Cost to Replace a Sway Bar Link: from $150 per axle',
      year: 2026,
    },
    symptoms: [
      'Clunk or creak over bumps or when turning at low speed',
      'The car leans, bounces or wanders',
      'Uneven wear of the tires',
    ],
    recommendations: [
      'Have the links, bushings, ball joints and struts checked on a lift.',
      'Avoid potholes and high speed until then.',
      'If the steering feels loose or the car pulls to one side, do not drive it.',
    ],
    heardAs: { suspension: 1 },
    // A wheel that stands makes no noise.
    likelihood: { idle: 0, accelerating: 0.7, braking: 1.3, turning: 3, ac_on: 0.7, ac_not_said: 1 },
  },
  ac_compressor: {
    name: 'Air conditioning compressor noise',
    short: 'AC compressor noise',
    experimental: true,
    description:
      'A noise that comes with the air conditioning: the compressor, its clutch or its bearing. We have heard too few to be sure: try it with the air conditioning off.',
    urgencyLevel: 'check_soon',
    estimatedCostMin: 750,
    estimatedCostMax: 1500,
    costSource: {
      text: 'engineerfix.com, How Much Does It Cost to Replace the AC Compressor in a Car: $750-1,500',
      year: 2026,
    },
    symptoms: [
      'Grinding, rattling or squealing that starts when the air conditioning is switched on',
      'A click, then the noise',
      'Warm air from the vents',
    ],
    recommendations: [
      'Switch the air conditioning off: if the noise stops, leave it off and have the compressor and its clutch checked.',
      'If the noise stays, a bearing of the same belt is likelier; have the belt and pulleys checked.',
    ],
    // The model cannot tell a compressor from the belt that drives it; the air conditioning tells.
    heardAs: { belt_accessory: 0.15 },
    // The compressor stands still unless the air conditioning runs.
    likelihood: { idle: 1.2, accelerating: 1, braking: 0.5, turning: 0.8, ac_on: 4, ac_not_said: 0 },
  },
  wheel_bearing: {
    name: 'Wheel bearing noise',
    short: 'wheel bearing noise',
    experimental: true,
    description:
      'A hum or growl that follows the speed of the wheels: a worn wheel bearing, or tires worn unevenly. We learned this only from computer-made sounds, so have a mechanic confirm it.',
    urgencyLevel: 'check_soon',
    estimatedCostMin: 250,
    estimatedCostMax: 600,
    costSource: {
      text: 'engineerfix.com, How Much Does a Wheel Bearing Cost to Get Fixed: $250-600 per wheel',
      year: 2026,
    },
    symptoms: [
      'A hum that grows with speed and not with the engine',
      'It changes when the car leans in a bend',
      'A wheel that can be rocked by hand on a lift',
    ],
    recommendations: [
      'Have the wheels checked for play on a lift; a bearing that growls should not wait.',
      'Look at the tires first: uneven wear hums too.',
    ],
    detector: 'wheel_bearing',
    // The wheels have to turn, and their load shifts in a bend.
    likelihood: { idle: 0, accelerating: 1.2, braking: 0.8, turning: 1.5, ac_on: 0.7, ac_not_said: 1 },
  },
  power_steering: {
    name: 'Power steering noise',
    short: 'power steering noise',
    experimental: true,
    description:
      'A whine or groan that comes with turning the steering wheel: low fluid or a worn pump. Cars with electric steering have none. We learned this only from computer-made sounds, so have a mechanic confirm it.',
    urgencyLevel: 'check_soon',
    estimatedCostMin: 250,
    estimatedCostMax: 1000,
    costSource: {
      text: 'allaboutvehicles.com, Cost to Replace a Power Steering Pump: from $250; engineerfix.com, How Much Does a Power Steering Pump Replacement Cost: up to $1,000',
      year: 2026,
    },
    symptoms: [
      'A whine that rises when the steering wheel is turned, most of all at full lock',
      'Heavy steering at low speed',
      'Fluid below its mark, or a leak under the engine',
    ],
    recommendations: [
      'Check the steering fluid, if your car has any, and look for a leak.',
      'If the steering turns heavy, do not drive until it is looked at.',
    ],
    detector: 'power_steering',
    likelihood: { idle: 0.7, accelerating: 0.4, braking: 0.3, turning: 3, ac_on: 1, ac_not_said: 1 },
  },
  starter: {
    name: 'Starter noise',
    short: 'starter trouble',
    experimental: true,
    description:
      'Slow cranking, grinding or clicking when the engine is started: a weak battery, the starter or its gear. We learned this only from computer-made sounds, so have a mechanic confirm it.',
    urgencyLevel: 'check_soon',
    estimatedCostMin: 250,
    estimatedCostMax: 1200,
    costSource: {
      text: 'engineerfix.com, How Much Does It Cost to Fix a Starter on a Car: $250-1,200',
      year: 2026,
    },
    symptoms: [
      'The engine turns over slowly, or there is one loud click',
      'Grinding at the moment of starting',
      'Lights that dim while starting',
    ],
    recommendations: [
      'Have the battery and its cables tested first; that is cheap and often the cause.',
      'If it grinds, start as rarely as you can until the starter is checked: it can damage the flywheel.',
    ],
    detector: 'starter',
    // It runs before the engine does.
    likelihood: { idle: 1, accelerating: 0, braking: 0, turning: 0, ac_on: 1, ac_not_said: 1 },
  },
  exhaust_leak: {
    name: 'Exhaust leak',
    short: 'exhaust leak',
    // Eight recordings are too few to be surer.
    atMost: 'possible',
    description:
      'A steady low drone or puffing, as from a hole, a gasket or a joint of the exhaust. Exhaust gas can reach the cabin.',
    urgencyLevel: 'check_soon',
    estimatedCostMin: 150,
    estimatedCostMax: 1360,
    costSource: {
      text: 'AutoNation Mobile Service, Exhaust Manifold Replacement Cost: $1,230-1,360; askmyauto.com, Exhaust Manifold Leak Repair Cost: a gasket $150-400',
      year: 2026,
    },
    symptoms: [
      'Louder and deeper than before, most of all when accelerating',
      'Ticking after a cold start that fades',
      'Smell of exhaust in the car',
    ],
    recommendations: [
      'Drive with a window open, and not at all if you smell exhaust inside or feel a headache.',
      'Have the exhaust checked from the manifold to the tailpipe for soot and loose joints.',
    ],
    heardAs: { exhaust_leak: 1 },
    likelihood: { idle: 1, accelerating: 1.5, braking: 0.4, turning: 0.6, ac_on: 1, ac_not_said: 1 },
  },
  engine_misfire: {
    name: 'Misfire or rough idle',
    short: 'engine misfire',
    description:
      'The engine beats unevenly, as if one cylinder misses. It can be a spark plug, a coil, an injector or an air leak.',
    urgencyLevel: 'check_soon',
    estimatedCostMin: 80,
    estimatedCostMax: 800,
    costSource: {
      text: 'engineerfix.com, How Much Does It Cost to Fix a Misfire: plugs from $80, diagnosis $75-200; cartroubleshooters.com, How Much Does It Cost to Replace Spark Plug Coils: $250-600 with labor. Where compression is lost, thousands',
      year: 2026,
    },
    symptoms: [
      'Shaking at idle',
      'Hesitation when accelerating',
      'Engine light on or flashing',
      'More fuel used than usual',
    ],
    recommendations: [
      'Read the trouble codes: P0300 to P0312 name the cylinder.',
      'If the engine light flashes, ease off and do not drive far: unburned fuel ruins the catalytic converter.',
      'Have the spark plugs and coils checked first; they are the usual cause.',
    ],
    heardAs: { misfire_rough_idle: 1 },
    likelihood: { idle: 1.5, accelerating: 1.2, braking: 0.5, turning: 0.6, ac_on: 1, ac_not_said: 1 },
  },
} satisfies Record<string, SoundIssue>

export type SoundIssueId = keyof typeof rows
export const soundIssues: Readonly<Record<SoundIssueId, SoundIssue>> = rows

/** Answers that name no issue. */
const openAnswers = {
  not_a_car: {
    name: 'This does not sound like a car',
    description: 'This doesn’t sound like an engine or a moving car, so we name no fault. Record it again.',
    // Says nothing of the car: the row needs a level, and this one promises nothing.
    urgencyLevel: 'check_soon',
    estimatedCostMin: 0,
    estimatedCostMax: 0,
    costSource: null,
    symptoms: [],
    recommendations: [
      'Record with the engine running, about three feet from where the noise is loudest.',
      'Keep voices, music and wind away from the microphone.',
      'Leave "Noise filter" under the recorder off: it can mute the engine.',
    ],
  },
  uncertain: {
    name: 'Not sure what this is',
    description:
      'This sounds like a car, but not clearly like one fault. See what comes nearest below, or record again.',
    // The least; diagnose-sound.ts gives it the urgency and the cost of the worst that it may be.
    urgencyLevel: 'check_soon',
    estimatedCostMin: 0,
    estimatedCostMax: 0,
    costSource: null,
    symptoms: [],
    recommendations: [
      'Record again for 5 to 10 seconds, closer to the noise, while it can be heard.',
      'Say when it happens: idling, accelerating, braking, turning or with the air conditioning on.',
      'If a warning light is on, or brakes or steering feel different, have the car looked at anyway.',
    ],
  },
} satisfies Record<string, IssueText>

export type IssueId = SoundIssueId | keyof typeof openAnswers
export const issueTexts: Readonly<Record<IssueId, IssueText>> = { ...rows, ...openAnswers }
