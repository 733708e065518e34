/** The systems of a car, by the words that a cause or symptom about them uses, and what helps them last. */

export type CarSystem = { name: string; words: readonly string[]; tips: readonly [string, string] }

/** The first row with a word in the text decides, so the narrower systems stand first. */
export const carSystems: readonly CarSystem[] = [
  {
    name: 'Brakes',
    words: ['brake', 'rotor', 'caliper', 'abs'],
    tips: [
      'Look at the brake pads through the wheel at every tire rotation; below 3 mm they are due.',
      'Have the brake fluid changed every two years: it takes up water, and hot water boils in the calipers.',
    ],
  },
  {
    name: 'Steering',
    words: ['steering', 'tie rod', 'rack'],
    tips: [
      'Check the tire pressures first when a car pulls to one side.',
      'Have the wheels aligned after any work on the steering.',
    ],
  },
  {
    name: 'Transmission',
    words: ['transmission', 'shift', 'gear', 'clutch disc', 'torque converter', 'cvt'],
    tips: [
      'Use only the transmission fluid that the manual names: the wrong one makes clutches slip or shudder.',
      'Come to a full stop before you shift between drive and reverse.',
    ],
  },
  {
    name: 'Climate',
    words: ['refrigerant', 'compressor', 'cabin', 'blower', 'heater', 'ac', 'air conditioning'],
    tips: [
      'Run the air conditioning ten minutes a month, in winter too: it keeps the seals oiled.',
      'Change the cabin air filter every 15,000 miles, or when the air smells.',
    ],
  },
  {
    name: 'Cooling',
    words: ['coolant', 'thermostat', 'radiator', 'water pump', 'overheat', 'head gasket', 'temperature'],
    tips: [
      'Never open the coolant cap on a hot engine.',
      'Check the coolant level once a month, cold, between the two marks.',
    ],
  },
  {
    name: 'Charging and starting',
    words: ['battery', 'alternator', 'starter', 'belt', 'voltage', 'crank', 'charging'],
    tips: [
      'Have a battery older than four years tested before winter.',
      'Keep the battery terminals clean and tight; most no-starts end there.',
    ],
  },
  {
    name: 'Suspension and wheels',
    words: ['strut', 'sway bar', 'ball joint', 'bearing', 'axle', 'wheel', 'tire', 'shock', 'suspension'],
    tips: [
      'Worn struts wear tires in scallops: feel the tread with your palm at each rotation.',
      'A hum that changes when you steer gently left and right points to a wheel bearing.',
    ],
  },
  {
    name: 'Emissions',
    words: ['catalytic', 'oxygen sensor', 'gas cap', 'purge', 'egr', 'evap', 'emission'],
    tips: [
      'Close the gas cap until it clicks; a check-engine light from a loose one goes out after a few drives.',
      'Do not drive for long with a flashing check-engine light: raw fuel destroys the catalytic converter.',
    ],
  },
  {
    name: 'Engine',
    words: [
      'engine',
      'spark',
      'ignition',
      'fuel',
      'vacuum',
      'timing',
      'oil',
      'air flow',
      'idle',
      'misfire',
      'injector',
    ],
    tips: [
      'Check the oil level once a month, on level ground, a few minutes after the engine stopped.',
      'Change spark plugs at the interval in the manual: worn ones take the ignition coils with them.',
    ],
  },
]

export const generalTips: readonly [string, string, string] = [
  'Keep the receipts of every repair: they help the next shop and the resale price.',
  'Look under the car after it stood overnight: a fresh spot, its place and its color tell where fluid is lost.',
  'Check your car for open recalls once a year; the repair is free.',
]
