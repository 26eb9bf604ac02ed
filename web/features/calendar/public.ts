export { visitorsToday } from './calendar-days'
export { weekdayNames } from './reason-text'
export type { StayCalendarProps } from './stay-calendar'
