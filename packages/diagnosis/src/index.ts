export { CAR_CARE_SITE_URL } from './advice/resources.ts'
export { type CodeOwner, isManufacturerSpecific, ownerOf } from './codes/classify.ts'
export { type CodeCategory, categories, categoryOf, isTroubleCode, normaliseCode } from './codes/format.ts'
export { type DiagnosisSetting, diagnose, knownInformation } from './diagnose.ts'
export type { CaseInput } from './differential/case.ts'
export { addCode, addSymptom, codesToLookUp, hasSomethingToDiagnose } from './input.ts'
export { referenceCodes } from './reference/codes.data.ts'
export { builtInDatasets } from './reference/datasets.ts'
export { findReferenceCode } from './reference/find-code.ts'
export type * from './reference/records.ts'
export { modelsOf, OTHER_MAKE, vehicleCatalogue, yearChoices, yearsUntil } from './reference/vehicles.ts'
export type {
  DifferentialCase,
  DifferentialReport,
  ReportedCause,
  ReportedSense,
  Sensed,
} from './saved/case.ts'
export { shownConfidence, totalRecords } from './scoring/confidence.ts'
export * from './sound/index.ts'
export * from './types.ts'
