import { useSignIn } from '../../backend/sign-in.ts'
import { AnalysisCard } from '../../features/analyze/index.ts'
import { RecorderPlace } from '../../features/home/RecorderPlace.tsx'

/** The recorder, and under it how the analysis of its sound stands. */
export function RecorderPanel() {
  const signIn = useSignIn()
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <RecorderPlace />
      <AnalysisCard onSignIn={() => signIn.open()} />
    </div>
  )
}
