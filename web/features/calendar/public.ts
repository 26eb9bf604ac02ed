export { visitorsToday } from './calendar-days'
export { CalendarRoom } from './calendar-room'
export { oneMonth } from './one-month'
export type { StayCalendarProps } from './stay-calendar'
