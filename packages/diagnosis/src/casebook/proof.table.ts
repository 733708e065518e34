/**
 * Which of the car's own tests proves that a trouble code stays away. A row is here only where the code's standard
 * title (SAE J2012) is the very fault that the monitor of SAE J1979 (service 01, PID 01) looks for: a catalyst's
 * efficiency, a leak of the fuel system, a heater. A broken wire belongs to "comprehensive components", whose bit says
 * nothing of one wire, and valve timing shares its bit with EGR only in some cars: both have no row, and such a code is
 * never proven fixed.
 */
import type { MonitorId } from '@tappet/obd'

export type ProofRow = {
  codes: readonly string[]
  /** The test in an engine with spark plugs; null: none proves it there. */
  spark: MonitorId | null
  /** The test in a diesel engine. */
  compression: MonitorId | null
}

const list = (codes: string): string[] => codes.split(/\s+/)

export const PROOFS: readonly ProofRow[] = [
  {
    codes: list('P0300 P0301 P0302 P0303 P0304 P0305 P0306 P0307 P0308 P0309 P0310 P0311 P0312 P0314 P0316'),
    spark: 'misfire',
    compression: 'misfire',
  },
  {
    codes: list(
      'P0170 P0171 P0172 P0173 P0174 P0175 P2177 P2178 P2179 P2180 P2187 P2188 P2189 P2190 P2191 P2192 P2193 P2194',
    ),
    spark: 'fuelSystem',
    compression: 'fuelSystem',
  },
  { codes: list('P0420 P0430'), spark: 'catalyst', compression: 'nmhcCatalyst' },
  { codes: list('P0421 P0422 P0431 P0432'), spark: 'catalyst', compression: null },
  { codes: list('P0423 P0424 P0433 P0434'), spark: 'heatedCatalyst', compression: null },
  {
    codes: list('P0440 P0441 P0442 P0455 P0456 P0457 P0496 P0497'),
    spark: 'evap',
    compression: null,
  },
  {
    codes: list('P0410 P0411 P0491 P0492 P2440 P2441 P2442 P2443 P2444 P2445 P2446 P2447 P2448 P2449'),
    spark: 'secondaryAir',
    compression: null,
  },
  {
    codes: list(
      'P0130 P0131 P0132 P0133 P0134 P0136 P0137 P0138 P0139 P0140 P0142 P0143 P0144 P0145 P0146 P0150 P0151 P0152 P0153 P0154 P0156 P0157 P0158 P0159 P0160 P0162 P0163 P0164 P0165 P0166 P013A P013B P013C P013D P013E P013F P014A P014B P014C P014D P014E P014F P015A P015B P015C P015D P2195 P2196 P2197 P2198 P2270 P2271 P2272 P2273 P2274 P2275 P2276 P2277',
    ),
    spark: 'oxygenSensor',
    compression: 'exhaustGasSensor',
  },
  {
    codes: list(
      'P0030 P0031 P0032 P0036 P0037 P0038 P0050 P0051 P0052 P0056 P0057 P0058 P0135 P0141 P0147 P0155 P0161 P0167',
    ),
    spark: 'oxygenSensorHeater',
    compression: null,
  },
  { codes: list('P0400 P0401 P0402'), spark: 'egr', compression: 'egr' },
  { codes: list('P0234 P0299'), spark: null, compression: 'boostPressure' },
  { codes: list('P2000 P2001 P20EE'), spark: null, compression: 'noxScr' },
  { codes: list('P2002 P2003'), spark: null, compression: 'pmFilter' },
]

const byCode = new Map(PROOFS.flatMap((row) => row.codes.map((code) => [code, row] as const)))

/** The test that looks for this very fault; null where none does. */
export function monitorFor(code: string, ignition: 'spark' | 'compression'): MonitorId | null {
  return byCode.get(code)?.[ignition] ?? null
}
