import CasePage from '../../features/cases/CasePage.tsx'
import { answerOfRow } from './case-answer.ts'

export default function CaseRoute() {
  return <CasePage answerOf={answerOfRow} />
}
