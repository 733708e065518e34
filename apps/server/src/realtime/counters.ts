/** For /metrics; all but the first three only grow. */
export type RealtimeStats = {
  sockets: number
  channels: number
  listening: boolean
  socketsOpened: number
  upgradesRefused: number
  joinsRefused: number
  changesHeard: number
  messagesDelivered: number
  floodsEnded: number
  slowEnded: number
  idleEnded: number
  databaseLosses: number
}

export type Counters = Pick<
  RealtimeStats,
  | 'socketsOpened'
  | 'upgradesRefused'
  | 'joinsRefused'
  | 'changesHeard'
  | 'messagesDelivered'
  | 'floodsEnded'
  | 'slowEnded'
  | 'idleEnded'
>

export const newCounters = (): Counters => ({
  socketsOpened: 0,
  upgradesRefused: 0,
  joinsRefused: 0,
  changesHeard: 0,
  messagesDelivered: 0,
  floodsEnded: 0,
  slowEnded: 0,
  idleEnded: 0,
})

/** Why a subscriber may have missed a change, by reason. */
export const lossesOf = ({ floodsEnded, slowEnded, idleEnded, databaseLosses }: RealtimeStats) => ({
  flood: floodsEnded,
  slow: slowEnded,
  idle: idleEnded,
  database: databaseLosses,
})
