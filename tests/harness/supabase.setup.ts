import type { TestProject } from 'vitest/node'
import { openRun } from '../../scripts/test-run.mjs'
import { pushMigrations, startSupabaseLike } from './supabase.ts'

/** A database made like a Supabase project's, with our migrations as its owner may run them. */
export default async function setup(project: TestProject) {
  openRun()
  const { adminUrl, ownerUrl, stop } = await startSupabaseLike()
  await pushMigrations(ownerUrl)
  project.provide('adminUrl', adminUrl)
  project.provide('onSupabase', true)
  return stop
}
