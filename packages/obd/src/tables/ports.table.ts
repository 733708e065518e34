/** Serial speeds to try, the commonest first (ELM327 38400; OBDLink SX 115200; others as reported). */
export const BAUD_RATES: readonly number[] = [38_400, 115_200, 9_600, 230_400, 57_600, 19_200, 500_000]

/** Where Wi-Fi adapters listen. Browsers cannot open TCP: the native app alone can. */
export const WIFI_ADDRESSES: readonly {
  readonly host: string
  readonly port: number
  readonly name: string
}[] = [
  { host: '192.168.0.10', port: 35_000, name: 'Wi-Fi adapter' },
  { host: '192.168.0.74', port: 23, name: 'OBDKey' },
]
