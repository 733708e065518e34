/**
 * Maker codes (ISO 3780, the first three signs of a VIN) of cars that are not sold in the US, and so are not in
 * NHTSA's table. Only codes that belong to one make.
 */
const codes: readonly (readonly [make: string, wmis: string])[] = [
  ['BYD', 'LC0 LGX'],
  ['Citroën', 'VF7 VR7'],
  ['Cupra', 'VSZ'],
  ['Dacia', 'UU1'],
  ['Daihatsu', 'JDA'],
  ['DS', 'VR1'],
  ['Ford', 'WF0 NM0 SFA'],
  ['Honda', 'SHH SHS'],
  ['Hyundai', 'TMA NLH MAL'],
  ['Kia', 'U5Y'],
  ['Lada', 'XTA'],
  ['Lancia', 'ZLA'],
  ['Maruti Suzuki', 'MA3'],
  ['Mazda', 'JMZ'],
  ['Mercedes-Benz', 'WDB WDC WDD W1K W1N W1V'],
  ['MG', 'LSJ SAR SDP'],
  ['Mitsubishi', 'JMB JMY XMC'],
  ['Nissan', 'SJN VSK'],
  ['Opel', 'W0L W0V VXK'],
  ['Peugeot', 'VF3 VR3'],
  ['Renault', 'VF1 VF6'],
  ['SEAT', 'VSS'],
  ['Škoda', 'TMB'],
  ['SsangYong', 'KPT'],
  ['Suzuki', 'TSM'],
  ['Tesla', 'LRW XP7 SFZ'],
  ['Toyota', 'SB1 VNK NMT'],
  ['Volkswagen', 'WVW WVG WV1 WV2 AAV'],
  ['Volvo', 'YV1 YV4'],
]

/** The make by its maker code. */
export const MAKE_OF_WMI: ReadonlyMap<string, string> = new Map(
  codes.flatMap(([make, wmis]) => wmis.split(' ').map((wmi) => [wmi, make] as const)),
)
