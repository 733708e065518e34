export { shownDiagnosis } from '@tappet/diagnosis/saved'
