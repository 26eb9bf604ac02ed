import { useNavigate } from 'react-router'
import { errorMessage } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useMutation } from '#web/lib/use-mutation'
import { useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'

/** Opens the feedback form of a past stay. */
export function FeedbackLink({ bookingId, reference }: { bookingId: number; reference: string }) {
  const t = useT()
  const navigate = useNavigate()
  const path = useLocalPath()('/feedback')
  const open = useMutation(async () => {
    const { feedbackId, guid } = await sessionApi('POST /core/bookings/{id}/feedback', {
      params: { id: bookingId },
      query: {},
    })
    await navigate(`${path}?${new URLSearchParams({ feedbackid: String(feedbackId), guid })}`)
  })
  return (
    <>
      <Button
        variant="quiet"
        disabled={open.isSending}
        aria-label={t('account_booking_of', { what: t('account_feedback'), reference })}
        onClick={() => void open.mutate()}
      >
        {t('account_feedback')}
      </Button>
      {open.error !== undefined && <FormError>{errorMessage(open.error, t)}</FormError>}
    </>
  )
}
