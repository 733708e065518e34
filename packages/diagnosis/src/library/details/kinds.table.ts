/**
 * Kinds of faults, by the words that the standard's titles use for them, with what commonly lies behind each and
 * what to do about it, in a workshop's order. The first row whose pattern is in the title decides; the last fits all.
 * Texts are Tappet's own.
 */
export type FaultKind = {
  name: string
  pattern: RegExp
  causes: readonly string[]
  actions: readonly string[]
}

export const faultKinds: readonly FaultKind[] = [
  {
    name: 'lost communication',
    pattern: /lost communication/i,
    causes: ['Module without power or ground', 'Damaged wire of the data bus', 'Faulty module'],
    actions: [
      'Measure the battery and charge it: low voltage makes modules drop out',
      'Check fuse, power and ground of the module that is not heard',
      'Measure the data bus at that module',
    ],
  },
  {
    name: 'invalid data',
    pattern: /invalid data|data incompatible|implausible/i,
    causes: [
      'Fault in the module that sends the data',
      'Sensor of that module out of range',
      'Software that does not fit',
    ],
    actions: [
      'Read the codes of the module that sends the data: the fault is usually there',
      'Compare its values in the live data with what the car does',
      'Ask for a software update of the module',
    ],
  },
  {
    name: 'software',
    pattern:
      /software incompatib|not programmed|programming|missing calibration|calibration|not learned|learning limit|configuration/i,
    causes: [
      'Module replaced without programming',
      'Adaptation or calibration missing',
      'Low voltage during programming',
    ],
    actions: [
      'Ask what was replaced or disconnected last',
      "Have the module programmed and calibrated with the maker's tool",
      'Check the battery voltage before and during programming',
    ],
  },
  {
    name: 'data bus',
    pattern: /communication bus|\bcan\b.*\b(bus|low|high)\b/i,
    causes: ['Damaged wire of the data bus', 'Short between the bus wires', 'A module that disturbs the bus'],
    actions: [
      'Measure 60 ohms between the two bus wires with the battery disconnected',
      'Unplug modules one after another and see when the bus recovers',
      'Look for water and chafed wires at the connectors',
    ],
  },
  {
    name: 'airbag',
    pattern: /deployment|airbag|air bag|pretensioner|squib|seat belt|restraint/i,
    causes: [
      'Loose or corroded connector of the restraint system',
      'Worn clock spring in the steering column',
      'Damaged wire to the component',
    ],
    actions: [
      'Leave this to a shop: restraint parts can injure when handled wrongly',
      'Check the connectors under seats and steering column after the waiting time in the manual',
      'Measure the circuit with a simulator in place of the airbag, never with a multimeter on it',
    ],
  },
  {
    name: 'misfire',
    pattern: /misfire/i,
    causes: ['Worn spark plugs', 'Failed ignition coil', 'Clogged fuel injectors'],
    actions: [
      'Do not drive on while the check engine light flashes',
      'Read the misfire counters cylinder by cylinder',
      'Swap the ignition coil, then the injector, and see whether the misfire moves',
    ],
  },
  {
    name: 'fuel vapor leak',
    pattern: /evap.*leak detected/i,
    causes: ['Loose or worn gas cap', 'Stuck purge valve', 'Cracked vapor hose'],
    actions: [
      'Close the gas cap until it clicks and drive for a few days',
      'Look at the seal of the cap and at the filler neck',
      'Smoke-test the vapor system',
    ],
  },
  {
    name: 'insulation',
    pattern: /isolation/i,
    causes: [
      'Moisture in a high-voltage component',
      'Damaged insulation of a high-voltage cable',
      'Fault inside the battery pack',
    ],
    actions: [
      'Do not touch orange cables; have the car towed to a shop trained for high voltage',
      'Measure the insulation of each high-voltage component',
      'Look for moisture in the connectors',
    ],
  },
  {
    name: 'too hot',
    pattern: /over ?temp|temperature too high|overheat/i,
    causes: ['Low coolant level', 'Blocked cooling or fan that does not run', 'Faulty temperature sensor'],
    actions: [
      'Let it cool down before you drive on',
      'Check coolant level, pump and fan of that component',
      'Compare the sensor with a thermometer',
    ],
  },
  {
    name: 'leak',
    pattern: /leak/i,
    causes: ['Leaking seal, hose or line', 'Loose connection', 'Cracked housing'],
    actions: [
      'Look and smell for fluid under the car before the engine is started',
      'Pressure-test the system and follow every drip',
      'Replace the seal or line and test again',
    ],
  },
  {
    name: 'mixture',
    pattern: /too lean|too rich|fuel trim|air-fuel ratio imbalance/i,
    causes: ['Split intake or vacuum hose', 'Dirty mass air flow sensor', 'Wrong fuel pressure'],
    actions: [
      'Read the fuel trims at idle and at 2,500 rpm',
      'Smoke-test the intake',
      'Measure the fuel pressure',
    ],
  },
  {
    name: 'efficiency',
    pattern: /efficiency below/i,
    causes: [
      'Worn catalytic converter or filter',
      'Exhaust leak before the sensor',
      'Faulty oxygen or temperature sensor',
    ],
    actions: [
      'Repair misfire and mixture codes first',
      'Compare the sensors before and after in the live data',
      'Check the exhaust for leaks',
    ],
  },
  {
    name: 'intermittent',
    pattern: /intermittent|erratic|no activity/i,
    causes: ['Loose or corroded connector', 'Wire with a broken strand', 'Sensor that drops out'],
    actions: [
      'Look at the freeze frame: speed, load and temperature when it happened',
      'Move plug and wires while you watch the live data',
      'Clean and tighten the connector',
    ],
  },
  {
    name: 'circuit low',
    pattern: /(circuit|voltage|current|signal|sensor|switch|[a-z]) low\b|low (input|voltage)/i,
    causes: ['Wire shorted to ground', 'Faulty sensor or actuator', 'Missing supply voltage'],
    actions: [
      'Check the connector for water, corrosion and bent pins',
      'Measure the supply voltage at the plug',
      'Unplug it: a reading that jumps up means the part, one that stays low means the wire',
    ],
  },
  {
    name: 'circuit high',
    pattern: /(circuit|voltage|current|signal|sensor|switch|[a-z]) high\b|high (input|voltage)/i,
    causes: ['Wire broken or shorted to battery voltage', 'Missing ground', 'Faulty sensor or actuator'],
    actions: [
      'Check the connector for loose and corroded pins',
      'Measure the ground at the plug',
      'Bridge the signal as the manual says: a reading that falls means the part, one that stays high means the wire',
    ],
  },
  {
    name: 'open circuit',
    pattern: /open\b/i,
    causes: ['Broken wire or unplugged connector', 'Coil or sensor with an open winding', 'Blown fuse'],
    actions: [
      'Check that it is plugged in, above all after recent work',
      'Measure the resistance of the part',
      'Follow the wire from plug to module with a multimeter',
    ],
  },
  {
    name: 'stuck',
    pattern: /stuck|jammed|blocked|restricted/i,
    causes: ['Part stuck by dirt or carbon', 'Worn mechanism', 'Faulty actuator'],
    actions: [
      'Command the part with a scan tool and watch it move',
      'Clean it, when the manual allows it',
      'Replace the part and have it learned again',
    ],
  },
  {
    name: 'pressure or flow',
    pattern: /pressure too|too low|too high|insufficient|excessive|incorrect|flow|limit|level/i,
    causes: ['Wrong fluid level or pressure', 'Clogged filter or passage', 'Worn pump or regulator'],
    actions: [
      'Check the level and the condition of the fluid',
      'Measure the real pressure or flow and compare it with the sensor',
      'Check filter and lines for blockage',
    ],
  },
  {
    name: 'plausibility',
    pattern: /range|performance|correlation|rationality|slow response|threshold|imbalance|position/i,
    causes: [
      'Sensor that reads wrongly',
      'Loose or corroded connector',
      'Mechanical fault in what is measured',
    ],
    actions: [
      'Compare the value in the live data with a second sensor or a gauge',
      'Check mounting, connector and wires',
      'Repair the mechanics before the sensor is replaced',
    ],
  },
  {
    name: 'circuit',
    pattern: /./,
    causes: ['Loose or corroded connector', 'Damaged wire', 'Faulty component'],
    actions: [
      'Check the connector for water, corrosion and bent pins',
      'Measure supply, ground and signal at the plug',
      'Test the component before it is replaced',
    ],
  },
]
