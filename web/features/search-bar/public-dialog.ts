/** The search over the whole screen, which is loaded when it is asked for. */
export { default } from './search-dialog'
