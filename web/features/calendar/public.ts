export { visitorsToday } from './calendar-days'
export { LazyStayCalendar as StayCalendar, preloadCalendar } from './lazy-calendar'
export { weekdayNames } from './reason-text'
export type { StayCalendarProps } from './stay-calendar'
