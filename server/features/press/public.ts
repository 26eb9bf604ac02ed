export { pressCoverage } from './coverage.ts'
export { presentPressPage, pressAbout } from './present.ts'
export { presentPress } from './present-press.ts'
