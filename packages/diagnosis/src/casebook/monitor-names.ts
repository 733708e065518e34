import type { MonitorId } from '@tappet/obd'

export const MONITOR_NAMES: Readonly<Record<MonitorId, string>> = {
  misfire: 'misfire',
  fuelSystem: 'fuel system',
  components: 'components',
  catalyst: 'catalyst',
  heatedCatalyst: 'heated catalyst',
  evap: 'fuel vapor system',
  secondaryAir: 'secondary air',
  acRefrigerant: 'refrigerant or particulate filter',
  oxygenSensor: 'oxygen sensor',
  oxygenSensorHeater: 'oxygen sensor heater',
  egr: 'exhaust gas recirculation',
  nmhcCatalyst: 'catalyst',
  noxScr: 'NOx aftertreatment',
  boostPressure: 'boost pressure',
  exhaustGasSensor: 'exhaust gas sensor',
  pmFilter: 'particulate filter',
}
