/** The calendar itself, for panels that are loaded late as a whole. */
export { default as StayCalendar } from './stay-calendar'
