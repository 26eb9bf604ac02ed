export { visitorsToday } from './calendar-days'
export type { StayCalendarProps } from './stay-calendar'
