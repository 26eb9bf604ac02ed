import list from '#admin/ui/list.module.css'
import { useMoment } from '#admin/ui/use-moment'
import type { OfficeChangeShown } from '#contract/booking/booking-changes'
import { useT } from '#web/messages'

/** When the answer to a request is due; marked once it is overdue. */
export function AnswerDue({ change: { answerBy } }: { change: Pick<OfficeChangeShown, 'answerBy'> }) {
  const t = useT()
  const moment = useMoment()
  const isOverdue = Date.parse(answerBy) < Date.now()
  return (
    <p className={isOverdue ? list.overdue : undefined}>
      <time dateTime={answerBy}>
        {t(isOverdue ? 'admin_change_overdue' : 'admin_change_due', { moment: moment(answerBy) })}
      </time>
    </p>
  )
}
