export { ReadingPage } from './reading-page'
