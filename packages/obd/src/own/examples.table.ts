/** A table of own values that a driver adds with one tap: rows in Torque's columns, as its source publishes them. */
export interface OwnExample {
  readonly car: string
  readonly source: string
  readonly rows: readonly (readonly string[])[]
}

export const OWN_EXAMPLES: readonly OwnExample[] = [
  {
    car: 'Kia EV9',
    source: 'github.com/OBDb/Kia-EV9',
    rows: [
      ['Drive battery charge', 'SOC', '220101', 'E/2', '0', '100', '%', '7E4'],
      ['Drive battery voltage', 'HV', '220101', '(M*256+N)/10', '400', '700', 'V', '7E4'],
      ['Drive battery current', 'HV A', '220101', 'INT16(K:L)/10', '-500', '500', 'A', '7E4'],
    ],
  },
  {
    car: 'Toyota RAV4 Hybrid from 2018',
    source: 'github.com/OBDb/Toyota-RAV4-Hybrid',
    rows: [
      ['Hybrid battery charge', 'SOC', '221F5B', 'A*100/255', '0', '100', '%', '7D2'],
      ['Hybrid battery current', 'HV A', '221F9A', 'INT16(E:F)/10', '-200', '200', 'A', '7D2'],
    ],
  },
  {
    car: 'Volkswagen 2.0 TDI (CFHD)',
    source: 'applagapp.com/forum, topic 4769',
    rows: [['Soot in the particulate filter', 'Soot', '22114F', '(A*256+B)/100', '0', '60', 'g', '7E0']],
  },
]
