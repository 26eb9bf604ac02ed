export { presentPressPage } from './present.ts'
export { presentPress } from './present-press.ts'
