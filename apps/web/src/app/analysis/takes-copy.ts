export const copy = {
  contrastRpm: 'Idle against 2,500 rpm',
  contrastAc: 'Air conditioning off and on',
  contrastBrake: 'Rolling with and without the brake',
  contrastClutch: 'Clutch pedal up and pressed',
  contrastWarm: 'Cold and warm',
  contrastHint:
    'Two takes of six seconds with the same phone in the same place. What changes between them is the car, not the phone.',
  contrastTitle: 'Two short takes would tell more',
  firstTake: 'First take',
  secondTake: 'Second take',
  notCompared: 'The takes could not be compared',
  notComparedKept: 'The first take is still here. Record the second again.',
  experimental: 'Experimental',
  feelHint:
    'A phone that lies on a seat feels the beat of the engine and the turn of the wheels. It helps to tell what shakes, and is not needed.',
  feelTitle: 'Feel as well as hear',
  feelOpen: 'Lay the phone on the seat',
} as const
