import type { MonitorId } from '../tables/monitors.table.ts'

/** Whose conditions these are. Each maker has its own; these are the ones that several share. */
export const DRIVES_SOURCE =
  'After New York State’s advice on setting monitors (nyvip.org) and Volkswagen’s drive cycle of 2012. Your maker’s manual has the exact one.'

/** What has to be driven for a test to run, in plain words. */
export const DRIVES: Readonly<Record<MonitorId, string>> = {
  misfire: 'Runs by itself while the engine runs: drive 10 minutes with changing load.',
  fuelSystem: 'Runs by itself on a warm engine: drive 10 minutes.',
  components: 'Runs by itself while the engine runs.',
  catalyst: 'Warm engine, then 5 to 10 minutes at a steady 100 km/h (60 mph) without stopping.',
  heatedCatalyst: 'Start the engine cold and let it idle for 3 minutes.',
  evap: 'Tank between 35 and 85 % full. Leave the car for 8 hours, start it cold between 5 and 35 °C, then drive 10 minutes at 70 to 90 km/h (45 to 55 mph).',
  secondaryAir: 'Start the engine cold and let it idle for 3 minutes.',
  acRefrigerant:
    'Drive 20 minutes on an open road. In cars with a petrol particulate filter this is its test.',
  oxygenSensor: 'Warm engine, then 7 minutes at a steady 70 to 90 km/h (45 to 55 mph).',
  oxygenSensorHeater: 'Start the engine cold and let it idle for 3 minutes.',
  egr: 'Warm engine: from 90 km/h (55 mph) take the foot off the pedal and roll to 30 km/h (20 mph), a few times.',
  nmhcCatalyst: 'Warm engine, then 20 minutes on an open road.',
  noxScr: 'Warm engine, then 20 minutes on an open road with reagent in its tank.',
  boostPressure: 'Warm engine: accelerate firmly from 50 to 100 km/h (30 to 60 mph), a few times.',
  exhaustGasSensor: 'Warm engine, then 20 minutes on an open road.',
  pmFilter:
    'Warm engine, then 30 minutes at a steady 100 km/h (60 mph), so that the filter can clean itself.',
}
