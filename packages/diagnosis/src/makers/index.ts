export { lookUpMakerCode, type MakerMeaning, makerMark, makerSource } from './look-up.ts'
export { makeName, makeNamed, makeOfVin } from './make.ts'
export { type MakeId, makeIds } from './makes.table.ts'
