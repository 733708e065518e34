export const copy = {
  contrastRpm: 'Idle against 2,500 rpm',
  contrastAc: 'Air conditioning off and on',
  contrastBrake: 'Rolling with and without the brake',
  contrastClutch: 'Clutch pedal up and pressed',
  contrastWarm: 'Cold and warm',
  contrastHint:
    'Record twice for six seconds, with the same phone in the same place. Then only the car differs.',
  contrastTitle: 'Two short recordings would tell more',
  firstTake: 'First recording',
  secondTake: 'Second recording',
  notCompared: 'The recordings could not be compared',
  notComparedKept: 'The first one is still here. Record the second again.',
  experimental: 'Experimental',
  feelHint:
    'Lay the phone on a seat: it feels engine and wheels turn, and helps to tell what shakes. You can skip this.',
  feelTitle: 'Feel as well as hear',
  feelOpen: 'Lay the phone on the seat',
} as const
