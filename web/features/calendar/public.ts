export { oneMonth } from './calendar-days'
export { CalendarSkeleton } from './calendar-skeleton'
export type { StayCalendarProps } from './stay-calendar'
