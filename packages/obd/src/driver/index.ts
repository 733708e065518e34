/** The dialogue with a real car. Large: import it where one is connected, `await import('@tappet/obd/driver')`. */
export { connect } from '../connection.ts'
