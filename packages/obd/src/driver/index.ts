/** Large: `await import('@tappet/obd/driver')`. */
export { connect } from '../connection.ts'
