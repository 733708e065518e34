export { bytesFromHex, byteToHex, toHex } from './bytes.ts'
export type { UnitParameter } from './car/parameters.ts'
export type { PerUnit } from './car/read-row.ts'
export type {
  UnitInUse,
  UnitMonitorTest,
  UnitReadiness,
  Vehicle,
} from './car/readers.ts'
export type { CodesReading } from './car/told-codes.ts'
export {
  allCodes,
  codesOf,
  hasAllStored,
  isCertainlyEmpty,
  kindsByUnit,
  missingIn,
  unitsWithoutCodes,
} from './car/told-codes.ts'
export type { ErasedId } from './clear/erased.table.ts'
export { ERASED } from './clear/erased.table.ts'
export type { SavedSnapshot, Snapshot, SnapshotPiece } from './clear/proofs.ts'
export { confirmErasure, missingPieces, saveSnapshot } from './clear/proofs.ts'
export type { ClearRefusal } from './clear/refusals.table.ts'
export { CLEAR_REFUSALS } from './clear/refusals.table.ts'
export type { Connected, Connection } from './connection.ts'
export { connect } from './connection.ts'
export type { Adapter } from './dialogue/adapter.ts'
export { speaksUds } from './dialogue/adapter.ts'
export type { Failure, Gap } from './dialogue/failure.ts'
export type { StepName } from './dialogue/steps.table.ts'
export type { TranscriptEntry } from './dialogue/transcript.ts'
export { transcriptText } from './dialogue/transcript.ts'
export type { Diagnosis } from './doctor/doctor.ts'
export { diagnose } from './doctor/doctor.ts'
export type { FindingId } from './doctor/findings.table.ts'
export { NOTES } from './doctor/findings.table.ts'
export { gapWords } from './doctor/words.ts'
export { DRIVES, DRIVES_SOURCE } from './inspection/drives.table.ts'
export { modelYearOfVin } from './inspection/model-year.ts'
export type { InspectionRuleId } from './inspection/rules.table.ts'
export { INSPECTION_RULES } from './inspection/rules.table.ts'
export type { Verdict } from './inspection/verdict.ts'
export { incompleteMonitors, verdictOf } from './inspection/verdict.ts'
export type { Live, LiveReading } from './live/live.ts'
export { OWN_EXAMPLES } from './own/examples.table.ts'
export type { OwnValue, OwnValuesRead, RefusedRow } from './own/own-values.ts'
export { ownValuesTable, readOwnValues } from './own/own-values.ts'
export type { CompleteReading, PartialReading, Reading } from './reading.ts'
export { failedReading, gapsOf, isSilence, readingOf } from './reading.ts'
export type { UnitFreezeFrame } from './readings/freeze-frame.ts'
export { marginOf, worstFirst } from './readings/margin.ts'
export type { MonitorTest } from './readings/monitor-tests.ts'
export type { PidValue } from './readings/parameters.ts'
export type { MonitorState, Readiness } from './readings/readiness.ts'
export type { UnitCode } from './readings/uds-codes.ts'
export type { CodeDetails } from './readings/uds-details.ts'
export { isCheckDigit } from './readings/vehicle.ts'
export type { Characteristic } from './tables/bluetooth.table.ts'
export {
  BLE_PIECE_BYTES,
  BLUETOOTH_PROFILES,
  chooseCharacteristics,
  NO_ADAPTER_SERVICE,
  SERIAL_PORT_SERVICE,
} from './tables/bluetooth.table.ts'
export type { CodeKind } from './tables/codes.table.ts'
export type { Limit, Zone } from './tables/limits.table.ts'
export { LIMITS, zoneAt, zonesOf } from './tables/limits.table.ts'
export { monitorTestName } from './tables/monitor-ids.table.ts'
export type { MonitorId } from './tables/monitors.table.ts'
export type { Gauge, PidField, Unit } from './tables/pid-row.ts'
export { GAUGES, PIDS, pidRow } from './tables/pids.table.ts'
export { BAUD_RATES, WIFI_ADDRESSES } from './tables/ports.table.ts'
export type { ProtocolNumber } from './tables/protocols.table.ts'
export { PROTOCOLS } from './tables/protocols.table.ts'
export type { UnitKind } from './tables/units.table.ts'
export { leadUnit, unitKind } from './tables/units.table.ts'
export type { Clock, FoundAdapter, ObdDevice, OpenTransport, Transport } from './transport.ts'
export { inPieces, pause } from './transport.ts'
