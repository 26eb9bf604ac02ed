import { lazyRetry } from '#web/ui/lazy-retry'
import { CalendarRoom } from './calendar-room'

export const StayCalendar = lazyRetry(() => import('./stay-calendar'), { words: ['calendar'], Room: CalendarRoom })
