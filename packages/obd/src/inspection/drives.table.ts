import type { MonitorId } from '../tables/monitors.table.ts'

/** Whose conditions these are. Each maker has its own; these are the ones that several share. */
export const DRIVES_SOURCE =
  'Your manual has the exact steps. These follow New York State (nyvip.org) and Volkswagen’s cycle of 2012.'

/** What has to be driven for a test to run, in plain words. */
export const DRIVES: Readonly<Record<MonitorId, string>> = {
  misfire: 'Runs by itself: drive 10 minutes, faster and slower.',
  fuelSystem: 'Runs by itself: drive 10 minutes with a warm engine.',
  components: 'Runs by itself while the engine runs.',
  catalyst: 'Warm engine, then 5 to 10 minutes at a steady 60 mph (100 km/h) without stopping.',
  heatedCatalyst: 'Start the engine cold and let it idle for 3 minutes.',
  evap: 'Tank 35% to 85% full. Leave the car for 8 hours. Start it at 41 to 95 °F (5 to 35 °C). Drive 10 minutes at 45 to 55 mph (70 to 90 km/h).',
  secondaryAir: 'Start the engine cold and let it idle for 3 minutes.',
  acRefrigerant:
    'Drive 20 minutes on an open road. In cars with a gasoline particulate filter, this tests it.',
  oxygenSensor: 'Warm engine, then 7 minutes at a steady 45 to 55 mph (70 to 90 km/h).',
  oxygenSensorHeater: 'Start the engine cold and let it idle for 3 minutes.',
  egr: 'Warm engine: at 55 mph (90 km/h), take your foot off the pedal. Roll to 20 mph (30 km/h). Do it a few times.',
  nmhcCatalyst: 'Warm engine, then 20 minutes on an open road.',
  noxScr: 'Warm engine, then 20 minutes on an open road, with diesel exhaust fluid in its tank.',
  boostPressure: 'Warm engine: accelerate firmly from 30 to 60 mph (50 to 100 km/h), a few times.',
  exhaustGasSensor: 'Warm engine, then 20 minutes on an open road.',
  pmFilter: 'Warm engine, then 30 minutes at a steady 60 mph (100 km/h). The filter cleans itself.',
}
