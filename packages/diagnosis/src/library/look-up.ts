import { answerOf, type CodeAnswer } from './answer.ts'
import { titleRows } from './titles/all.ts'

export const lookUpCode = (text: string): CodeAnswer | null => answerOf(text, (code) => titleRows().get(code))
