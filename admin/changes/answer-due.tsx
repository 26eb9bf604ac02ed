import type { OfficeChangeShown } from '#contract/booking/booking-changes'
import { formatShortDateTime } from '#domain/calendar/format-datetime'
import { useLanguage, useT } from '#web/messages'
import own from './changes.module.css'

/** Formats a moment in the time zone of the browser. */
export function useMoment(): (at: string) => string {
  const language = useLanguage()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return at => formatShortDateTime(Date.parse(at), zone, language)
}

/** When the answer to a request is due; marked once it is overdue. */
export function AnswerDue({ change: { answerBy } }: { change: Pick<OfficeChangeShown, 'answerBy'> }) {
  const t = useT()
  const moment = useMoment()
  const isOverdue = Date.parse(answerBy) < Date.now()
  return (
    <p className={isOverdue ? own.overdue : undefined}>
      <time dateTime={answerBy}>
        {t(isOverdue ? 'admin_change_overdue' : 'admin_change_due', { moment: moment(answerBy) })}
      </time>
    </p>
  )
}
