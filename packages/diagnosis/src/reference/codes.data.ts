import type { DtcInformation } from '../types.ts'

/**
 * The built-in reference: the 26 codes that drivers meet most, over the families P, B, C and U. Descriptions follow
 * SAE J2012; causes (the usual first) and actions (in the order a workshop takes them) are Tappet's own words.
 * Causes use the words of the datasets, so that a code reaches the records. Severity: high = damage or danger if it
 * goes on, medium = drives, but soon, low = at the next occasion.
 */
const row = (
  code: string,
  severity: 'low' | 'medium' | 'high',
  description: string,
  common_causes: string[],
  suggested_actions: string[],
): DtcInformation => ({ code, description, severity, common_causes, suggested_actions })

export const referenceCodes: readonly DtcInformation[] = [
  row(
    'P0011',
    'high',
    'Intake camshaft timing is further advanced than commanded, or does not follow the command (bank 1)',
    ['Low engine oil level', 'Clogged oil control valve', 'Stretched timing chain', 'Worn camshaft actuator'],
    [
      'Check the oil level and when the oil was last changed',
      'Clean or replace the oil control valve and its screen',
      'Compare cam and crank positions in the live data',
      'Measure the slack of the timing chain',
    ],
  ),
  row(
    'P0087',
    'high',
    'Fuel rail pressure is too low (bank 1)',
    ['Weak fuel pump', 'Clogged fuel filter', 'Faulty fuel pressure sensor', 'Fuel leak'],
    [
      'Look and smell for fuel under the car and at the rail before the engine is started',
      'Measure the fuel pressure and compare it with the sensor',
      'Replace the fuel filter when its interval has passed',
      'Measure the voltage at the fuel pump under load',
    ],
  ),
  row(
    'P0101',
    'medium',
    'The mass air flow sensor reads outside the range expected for engine speed and throttle',
    [
      'Dirty mass air flow sensor',
      'Split intake or vacuum hose',
      'Clogged air filter',
      'Faulty mass air flow sensor',
    ],
    [
      'Look for cracks in the hose between air filter and throttle',
      'Clean the sensor with cleaner made for it',
      'Replace a dirty air filter',
      'Compare the reading at idle with the value in the manual',
    ],
  ),
  row(
    'P0113',
    'low',
    'The intake air temperature sensor circuit reads high, as with an unplugged sensor (bank 1)',
    [
      'Unplugged intake air temperature sensor',
      'Broken wire to the sensor',
      'Faulty intake air temperature sensor',
    ],
    [
      'Check that the sensor is plugged in after work on the air filter',
      'Measure the resistance of the sensor',
      'Follow the wires to the sensor for chafing',
    ],
  ),
  row(
    'P0128',
    'medium',
    'The coolant stays below the temperature at which the thermostat should hold it',
    ['Stuck thermostat', 'Low coolant level', 'Faulty coolant temperature sensor'],
    [
      'Check the coolant level with the engine cold',
      'Feel the upper radiator hose while the engine warms up: it should stay cold at first',
      'Replace the thermostat and its seal',
      'Compare the sensor with a thermometer',
    ],
  ),
  row(
    'P0171',
    'medium',
    'The mixture is too lean (bank 1)',
    ['Split intake or vacuum hose', 'Dirty mass air flow sensor', 'Weak fuel pump', 'Clogged fuel injectors'],
    [
      'Listen for hissing and smoke-test the intake',
      'Clean the mass air flow sensor',
      'Read the fuel trims at idle and at 2,500 rpm',
      'Measure the fuel pressure',
    ],
  ),
  row(
    'P0174',
    'medium',
    'The mixture is too lean (bank 2)',
    [
      'Split intake or vacuum hose',
      'Dirty mass air flow sensor',
      'Weak fuel pump',
      'Faulty intake manifold gasket',
    ],
    [
      'Smoke-test the intake, above all when P0171 is stored too',
      'Clean the mass air flow sensor',
      'Read the fuel trims of both banks',
      'Measure the fuel pressure',
    ],
  ),
  row(
    'P0217',
    'high',
    'The engine coolant is too hot',
    ['Coolant leak at the water pump', 'Radiator fan failure', 'Stuck thermostat', 'Head gasket failure'],
    [
      'Stop, switch the engine off and let it cool before the hood is touched',
      'Look for coolant under the car and check the level when cold',
      'Check that the radiator fan runs with the air conditioning on',
      'Pressure-test the cooling system',
    ],
  ),
  row(
    'P0300',
    'high',
    'Misfires on several cylinders at random',
    ['Worn spark plugs', 'Failed ignition coil', 'Split intake or vacuum hose', 'Weak fuel pump'],
    [
      'Do not drive on while the check engine light flashes',
      'Read the misfire counters of each cylinder',
      'Take out the spark plugs and compare them',
      'Measure the fuel pressure',
    ],
  ),
  row(
    'P0301',
    'high',
    'Misfire on cylinder 1',
    ['Failed ignition coil', 'Worn spark plugs', 'Clogged fuel injectors', 'Low compression on cylinder 1'],
    [
      'Swap the coil of cylinder 1 with another and see whether the misfire moves',
      'Replace the spark plug of cylinder 1',
      'Swap the injectors in the same way',
      'Measure the compression',
    ],
  ),
  row(
    'P0335',
    'high',
    'No plausible signal from the crankshaft position sensor',
    ['Faulty crankshaft position sensor', 'Damaged wire or plug at the sensor', 'Damaged reluctor ring'],
    [
      'Watch the engine speed in the live data while cranking',
      'Check plug and wires of the sensor for oil and chafing',
      'Replace the sensor',
      'Look at the reluctor ring for missing teeth',
    ],
  ),
  row(
    'P0401',
    'medium',
    'Too little exhaust gas is recirculated',
    ['Clogged EGR valve', 'Carbon in the EGR passages', 'Faulty EGR position or pressure sensor'],
    [
      'Command the EGR valve open with a scan tool: the idle should worsen',
      'Clean valve and passages of carbon',
      'Check the vacuum lines and the sensor',
    ],
  ),
  row(
    'P0420',
    'medium',
    'The catalytic converter stores too little oxygen (bank 1)',
    [
      'Worn catalytic converter',
      'Exhaust leak before the catalytic converter',
      'Faulty upstream oxygen sensor',
    ],
    [
      'Repair misfires and mixture codes first: they destroy converters',
      'Compare the oxygen sensors before and after the converter in the live data',
      'Check the exhaust for leaks ahead of the rear sensor',
      'Ask whether the emissions warranty (8 years or 80,000 miles in the US) still applies',
    ],
  ),
  row(
    'P0442',
    'low',
    'The fuel vapor system has a small leak',
    ['Loose or worn gas cap', 'Stuck purge valve', 'Cracked vapor hose'],
    [
      'Close the gas cap until it clicks and drive for a few days',
      'Look at the seal of the gas cap and at the filler neck',
      'Smoke-test the vapor system',
    ],
  ),
  row(
    'P0455',
    'low',
    'The fuel vapor system has a large leak',
    ['Loose or worn gas cap', 'Disconnected vapor hose', 'Stuck purge valve', 'Damaged filler neck'],
    [
      'Check that the gas cap is there, closed and whole',
      'Look for a hose off the charcoal canister',
      'Check that the purge valve closes without current',
      'Smoke-test the vapor system',
    ],
  ),
  row(
    'P0500',
    'medium',
    'No plausible vehicle speed signal',
    [
      'Faulty wheel speed sensor',
      'Faulty output speed sensor of the transmission',
      'Damaged wire to the sensor',
    ],
    [
      'Compare the speed of all wheels in the live data',
      'Check plug and wires of the sensor',
      'Replace the sensor that drops out',
    ],
  ),
  row(
    'P0507',
    'low',
    'The idle is higher than commanded',
    ['Split intake or vacuum hose', 'Dirty throttle body', 'Stuck purge valve'],
    [
      'Smoke-test the intake',
      'Clean the throttle body and have the idle learned again',
      'Pinch the hose of the purge valve and see whether the idle falls',
    ],
  ),
  row(
    'P0562',
    'medium',
    'The voltage of the electrical system is low',
    ['Worn alternator', 'Weak battery', 'Corroded battery terminals', 'Worn serpentine belt'],
    [
      'Measure the battery at rest (12.6 V) and with the engine running (13.5-14.8 V)',
      'Clean and tighten the battery terminals and the ground strap',
      'Have the battery tested under load',
      'Check the belt and its tensioner',
    ],
  ),
  row(
    'P0700',
    'medium',
    'The transmission control module has stored a code of its own and asks for the check engine light',
    ['Faulty shift solenoid', 'Low or worn transmission fluid', 'Damaged wire to the transmission'],
    [
      'Read the codes of the transmission module itself',
      'Check level and color of the transmission fluid',
      'Check the plug on the transmission for fluid',
    ],
  ),
  row(
    'P0741',
    'medium',
    'The torque converter clutch does not lock up, or slips',
    ['Worn torque converter clutch', 'Low or worn transmission fluid', 'Faulty shift solenoid'],
    [
      'Check level, color and smell of the transmission fluid',
      'Watch the slip speed in the live data at a steady 50 mph',
      'Test the lock-up solenoid',
      'Ask for a service bulletin about shudder on this model',
    ],
  ),
  row(
    'B0001',
    'high',
    'The circuit that deploys stage 1 of the driver front airbag has a fault: it may not deploy',
    ['Worn clock spring in the steering column', 'Loose airbag connector', 'Damaged wire to the airbag'],
    [
      'Have a shop do this: an airbag can injure when it is handled wrongly',
      'Check the connector under the steering column or seat',
      'Measure the clock spring while the steering wheel is turned',
    ],
  ),
  row(
    'B0050',
    'medium',
    'The driver seat belt sensor has a fault',
    ['Faulty seat belt buckle switch', 'Dirt in the buckle', 'Damaged wire under the seat'],
    [
      'Blow out the buckle and try it several times',
      'Check the connector under the seat after the seat was moved',
      'Have the buckle replaced, with the battery disconnected',
    ],
  ),
  row(
    'C0031',
    'medium',
    'The left front wheel speed sensor has a fault: anti-lock brakes and stability control may be off',
    ['Faulty wheel speed sensor', 'Damaged wire at the wheel', 'Worn wheel bearing', 'Rust on the tone ring'],
    [
      'Drive as if without anti-lock brakes until it is repaired',
      'Look at sensor and wire behind the left front wheel',
      'Check the wheel bearing for play',
      'Clean the tone ring',
    ],
  ),
  row(
    'C0051',
    'medium',
    'The steering wheel position sensor has a fault: stability control may be off',
    [
      'Steering angle not calibrated after an alignment',
      'Faulty steering angle sensor',
      'Worn clock spring in the steering column',
    ],
    [
      'Have the steering angle calibrated with a scan tool',
      'Compare the angle in the live data with the steering wheel',
      'Check the connector of the steering column',
    ],
  ),
  row(
    'U0100',
    'high',
    'Other modules receive nothing from the engine control module',
    [
      'Blown fuse or bad ground of the engine control module',
      'Damaged wire of the CAN bus',
      'Weak battery',
      'Faulty engine control module',
    ],
    [
      'Measure the battery and charge it before anything else',
      'Check fuses and grounds of the engine control module',
      'Measure the CAN bus: 60 ohms between its two wires with the battery disconnected',
      'Look for water at the connector of the module',
    ],
  ),
  row(
    'U0121',
    'high',
    'Other modules receive nothing from the anti-lock brake module',
    ['Blown fuse or bad ground of the ABS module', 'Damaged wire of the CAN bus', 'Faulty ABS module'],
    [
      'Drive as if without anti-lock brakes until it is repaired',
      'Check fuse, ground and connector of the ABS module',
      'Measure the CAN bus at the module',
      'Have a spare module tested and coded before it is bought',
    ],
  ),
]
