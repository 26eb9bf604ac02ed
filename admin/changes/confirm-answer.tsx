import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adminApi } from '#admin/session/staff-session-instance'
import { useMoney } from '#admin/ui/use-money'
import type { OfficeChangeShown } from '#contract/booking/booking-changes'
import { formatDays } from '#domain/calendar/formats'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { createIdempotencyKey, forgetDraft } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useLanguage, useLocalPath, useT } from '#web/messages'
import type { Comparison } from './comparison'

interface ConfirmAnswerProps {
  answer: 'made' | 'declined'
  change: OfficeChangeShown
  comparison: Comparison
  message: string
  /** Removed once the answer is sent. */
  draft: string
  onClose: () => void
}

/** States what accepting or declining does, and asks for confirmation. */
export function ConfirmAnswer({ answer, change, comparison, message, draft, onClose }: ConfirmAnswerProps) {
  const t = useT()
  const language = useLanguage()
  const navigate = useNavigate()
  const list = useLocalPath()('/office/changes')
  const money = useMoney(change.currencyId)
  const [once] = useState(createIdempotencyKey)
  const { id, villa, name, email, booked } = change
  const { after, refund } = comparison
  const way = answer === 'made' ? 'accept' : 'decline'
  const values = {
    villa,
    name: name || email,
    email,
    days: formatDays(answer === 'made' ? after : booked, language),
    party: t('admin_change_party', { adults: after.adults, children: after.children, infants: after.infants }),
    total: money(after.total ?? 0),
    refund: refund > 0 ? money(refund) : 'none',
  }
  const price = answer === 'made' && after.stayPrice !== null ? after.stayPrice : undefined
  return (
    <ConfirmDialog
      title={t(`admin_change_${way}_ask`, values)}
      text={t(`admin_change_${way}_then`, values)}
      action={t(`admin_change_${way}`)}
      decline={t('admin_not_now')}
      words={{
        'not-in-this-state': t('admin_change_answered_meanwhile'),
        'dates-taken': t('admin_change_taken_meanwhile'),
        'stay-refused': t('admin_change_past_meanwhile'),
      }}
      act={() =>
        adminApi(
          'POST /office/changes/{id}/answer',
          { params: { id }, body: { answer, message, ...(price !== undefined && { price }) } },
          { idempotencyKey: once },
        )
      }
      onDone={() => {
        forgetDraft(draft)
        showToast(t(`admin_change_${way}_done`, values), 'long')
        void navigate(list)
      }}
      onClose={onClose}
    />
  )
}
