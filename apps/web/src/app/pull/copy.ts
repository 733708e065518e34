export const STEPS = {
  pull: 'Pull to refresh',
  letGo: 'Let go to refresh',
  refreshing: 'Refreshing …',
}
