/** A make whose own codes one public table lists. */
export interface Make {
  readonly name: string
  /** Other names that drivers and registers write. */
  readonly alsoCalled?: readonly string[]
  /**
   * The first three characters of its VINs (ISO 3780). Only those that no other make shares: 1C3, 1C4 and 2C3 are
   * Chrysler, Dodge and Jeep since 2012, JN1 is Nissan and Infiniti, JTK and JTL are Toyota and Scion.
   */
  readonly wmis: readonly string[]
}

const make = (name: string, wmis: string, alsoCalled: readonly string[] = []): Make => ({
  name,
  wmis: wmis === '' ? [] : wmis.split(' '),
  alsoCalled,
})

/** The key is the name of the make's data file in tables/. */
export const MAKES = {
  acura: make('Acura', 'JH4 19U 5J8 2HN'),
  audi: make('Audi', 'WAU WA1 WUA TRU'),
  bmw: make('BMW', 'WBA WBS WBX WBY 4US 5UX 5YM'),
  buick: make('Buick', '1G4 2G4 3G4 5GA'),
  cadillac: make('Cadillac', '1G6 1GY 3GY'),
  chevrolet: make('Chevrolet', '1G1 1GA 1GB 1GC 1GN 2G1 2GC 2GN 3G1 3GC 3GN KL1', ['Chevy']),
  chrysler: make('Chrysler', '1C8 2C8'),
  dodge: make('Dodge', '1B3 1B4 1B7 1D3 1D4 1D7 1D8 2B3 2B4 2D4 2D8 3D7'),
  ford: make('Ford', '1FA 1FB 1FC 1FD 1FM 1FT 2FA 2FM 2FT 3FA 3FT WF0 NM0'),
  geo: make('Geo', ''),
  gmc: make('GMC', '1GD 1GK 1GT 2GK 2GT 3GK 3GT'),
  honda: make('Honda', 'JHM JHL 1HG 2HG 2HJ 2HK 3HG 3CZ 5FN 5J6 19X SHH SHS'),
  jaguar: make('Jaguar', 'SAJ'),
  jeep: make('Jeep', '1J4 1J8'),
  kia: make('Kia', 'KNA KND 3KP 5XX U5Y'),
  lexus: make('Lexus', 'JTH JT8 JTJ 2T2 58A'),
  lincoln: make('Lincoln', '1LN 2LM 3LN 5LM'),
  mazda: make('Mazda', 'JM1 JM3 JMZ 1YV 3MZ 4F2 4F4'),
  mercedes: make('Mercedes-Benz', 'WDB WDC WDD 4JG 55S W1K W1N', ['Mercedes', 'Mercedes Benz']),
  mercury: make('Mercury', '1ME 2ME 3ME 4M2'),
  mitsubishi: make('Mitsubishi', 'JA3 JA4 4A3 4A4 JMB JMY'),
  nissan: make('Nissan', 'JN6 JN8 1N4 1N6 3N1 3N6 5N1 SJN VSK'),
  oldsmobile: make('Oldsmobile', '1G3 2G3 1GH'),
  plymouth: make('Plymouth', '1P3 1P4 2P4'),
  pontiac: make('Pontiac', '1G2 1GM 2G2 3G2 5Y2 6G2'),
  saturn: make('Saturn', '1G8 5GZ 3GS'),
  subaru: make('Subaru', 'JF1 JF2 4S3 4S4'),
  suzuki: make('Suzuki', 'JS2 JS3 JS4 TSM'),
  toyota: make('Toyota', 'JT2 JT3 JT4 JTD JTE JTM JTN 1NX 2T1 2T3 4T1 4T3 5TB 5TD 5TE 5TF 5YF SB1 VNK NMT'),
  volkswagen: make('Volkswagen', 'WVW WVG WV1 WV2 1VW 1V2 3VW 9BW', ['VW']),
} as const satisfies Readonly<Record<string, Make>>

export type MakeId = keyof typeof MAKES

export const makeIds = Object.keys(MAKES).filter((id): id is MakeId => Object.hasOwn(MAKES, id))
