import { RecordButton, StripArt } from '../../ui/index.ts'

/** Where the recorder stands. This build can not record yet, and says so. */
export function RecorderPlace() {
  return (
    <section
      aria-label="Recorder"
      className="flex flex-col items-center gap-5 rounded-card bg-screen p-6 text-screen-ink md:p-8"
    >
      <RecordButton disabled label="Record a sound (not part of this version yet)" state="idle" />
      <div className="text-center">
        <h2 className="text-xl">Record your car's sound</h2>
        <p className="mt-1 max-w-[26rem] text-screen-muted">
          Recording is not part of this version yet. It comes with the next one.
        </p>
      </div>
      <StripArt className="w-full" height={56} />
    </section>
  )
}
