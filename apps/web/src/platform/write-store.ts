import type { JobStore, StoredJob } from './job-store.ts'

/** A change to the driver's rows that must outlive the page until the server has it. */
export type StoredWrite = StoredJob

/** Changes kept on this device, oldest first. */
export type WriteStore<Write extends StoredWrite> = JobStore<Write>
