export { weekdayNames } from '#domain/formats'
export { visitorsToday } from './calendar-days'
export { LazyStayCalendar as StayCalendar, preloadCalendar } from './lazy-calendar'
export type { StayCalendarProps } from './stay-calendar'
