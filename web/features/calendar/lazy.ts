import { lazyRetry } from '#web/ui/lazy-retry'
import { CalendarRoom } from './calendar-room'

/** A calendar in which a stay is chosen. */
export const StayCalendar = lazyRetry(() => import('./stay-calendar'), { words: ['calendar'], Room: CalendarRoom })
