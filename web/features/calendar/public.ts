export { CalendarSkeleton } from './calendar-skeleton'
export { oneMonth } from './one-month'
export type { StayCalendarProps } from './stay-calendar'
