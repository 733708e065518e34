export { bytesFromHex, byteToHex, toHex } from './bytes.ts'
export type { UnitParameter } from './car/parameters.ts'
export type { PerUnit } from './car/read-row.ts'
export type {
  UnitInUse,
  UnitMonitorTest,
  UnitReadiness,
  Vehicle,
} from './car/readers.ts'
export * from './car/told-codes.ts'
export * from './clear/erased.table.ts'
export {
  confirmErasure,
  missingPieces,
  type SavedSnapshot,
  type Snapshot,
  type SnapshotPiece,
  saveSnapshot,
} from './clear/proofs.ts'
export * from './clear/refusals.table.ts'
export { type Connected, type Connection, connect } from './connection.ts'
export { type Adapter, speaksUds } from './dialogue/adapter.ts'
export * from './dialogue/failure.ts'
export type { StepName } from './dialogue/steps.table.ts'
export { type TranscriptEntry, transcriptText } from './dialogue/transcript.ts'
export * from './doctor/doctor.ts'
export { type FindingId, NOTES } from './doctor/findings.table.ts'
export { gapWords } from './doctor/words.ts'
export * from './inspection/drives.table.ts'
export * from './inspection/model-year.ts'
export { INSPECTION_RULES, type InspectionRuleId } from './inspection/rules.table.ts'
export { incompleteMonitors, type Verdict, verdictOf } from './inspection/verdict.ts'
export type { Live, LiveReading } from './live/live.ts'
export { OWN_EXAMPLES } from './own/examples.table.ts'
export * from './own/own-values.ts'
export * from './reading.ts'
export type { UnitFreezeFrame } from './readings/freeze-frame.ts'
export { marginOf, worstFirst } from './readings/margin.ts'
export type { MonitorTest } from './readings/monitor-tests.ts'
export type { PidValue } from './readings/parameters.ts'
export type { MonitorState, Readiness } from './readings/readiness.ts'
export type { UnitCode } from './readings/uds-codes.ts'
export type { CodeDetails } from './readings/uds-details.ts'
export { isCheckDigit } from './readings/vehicle.ts'
export * from './tables/bluetooth.table.ts'
export type { CodeKind } from './tables/codes.table.ts'
export { LIMITS, type Limit, type Zone, zoneAt, zonesOf } from './tables/limits.table.ts'
export { monitorTest } from './tables/monitor-ids.table.ts'
export type { MonitorId } from './tables/monitors.table.ts'
export type { Gauge, PidField, Unit } from './tables/pid-row.ts'
export * from './tables/pids.table.ts'
export * from './tables/ports.table.ts'
export { PROTOCOLS, type ProtocolNumber } from './tables/protocols.table.ts'
export * from './tables/units.table.ts'
export * from './transport.ts'
