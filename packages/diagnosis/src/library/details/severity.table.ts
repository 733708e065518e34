import type { Severity } from '../../types.ts'

/**
 * How serious a generic code is, by what its title names; the first row that fits decides. The standard gives no
 * severity: this is Tappet's own reading, from what the driver risks by going on. A title that fits no row is judged
 * by the flags of its code (see severity.ts).
 */
export const severityRules: readonly { severity: Severity; pattern: RegExp; why: string }[] = [
  {
    severity: 'medium',
    pattern: /(sensor|switch|control|sense|supply).*(circuit|correlation|range|driver)|control module/i,
    why: 'an electrical fault of what watches a danger is not the danger',
  },
  { severity: 'low', pattern: /evap/i, why: 'fuel vapor: the car drives as before' },
  {
    severity: 'critical',
    pattern: /engine coolant over temp|engine oil over temp|oil pressure too low|engine overspeed/i,
    why: 'the engine is destroyed within minutes',
  },
  {
    severity: 'critical',
    pattern: /isolation fault|battery pack.*over temp/i,
    why: 'high voltage where it does not belong, or a battery that may burn',
  },
  {
    severity: 'critical',
    pattern:
      /brake hydraulic circuit.*leak|brake fluid.*low|brake temperature too high|fuel system leak|alternative fuel.*leak/i,
    why: 'brakes that give way, or fuel on hot parts',
  },
  { severity: 'high', pattern: /misfire/i, why: 'raw fuel destroys the catalytic converter' },
  {
    severity: 'high',
    pattern: /deployment|airbag|air bag|pretensioner/i,
    why: 'an airbag that may not protect',
  },
  { severity: 'high', pattern: /brake|steering/i, why: 'stopping and steering' },
  {
    severity: 'high',
    pattern: /fluid level too low|over ?temp|temperature too high|unable to engage|loss of/i,
    why: 'damage when it goes on',
  },
  {
    severity: 'low',
    pattern:
      /lamp|light|washer|wiper|mirror|seat|window|display|audio|microphone|ambient|outside temperature|trailer|a\/c |hvac|blower|door/i,
    why: 'comfort',
  },
]
