import { useRef, useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import { formatDay } from '#domain/calendar/formats'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { createIdempotencyKey } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { useQuery } from '#web/lib/query'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'

interface CancelServiceProps {
  contact: Pick<CurrentContact, 'id'>
  itemId: number
  name: string
  money: (amount: number) => string
  onCancelled: () => void
}

/** Cancels a paid experience or transfer, once its owner has read what is refunded. */
export function CancelService(props: CancelServiceProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" aria-label={t('extras_cancel_named', { name: props.name })} onClick={() => setOpen(true)}>
        {t('extras_cancel')}
      </Button>
      {isOpen && <Terms {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function Terms({ contact, itemId, name, money, onCancelled, onClose }: CancelServiceProps & { onClose: () => void }) {
  const t = useT()
  const language = useLanguage()
  const params = { id: itemId }
  // The same refund is the same request: repeating it after a failure sends its key again.
  const intention = useRef({ returned: -1, key: '' })
  const { data, isError, refetch } = useQuery(
    `cancelling item ${itemId} ${contact.id}`,
    signal => sessionApi('GET /core/bookingitems/{id}/cancellation', { params }, { signal }),
    { staleTime: 0 },
  )
  if (!data) return <QueryFallback failed={isError} again={refetch} />
  const { returned, kept, freeThrough } = data
  return (
    <ConfirmDialog
      title={t('extras_cancel_title', { name })}
      text={t('extras_cancel_text', {
        returned: money(returned),
        kept: kept > 0 ? money(kept) : 'none',
        day: formatDay(freeThrough, language),
      })}
      action={t('extras_cancel_sure')}
      decline={t('extras_cancel_not')}
      words={{
        'price-changed': t('extras_cancel_changed'),
        'not-in-this-state': t('extras_cancel_over'),
      }}
      act={async () => {
        if (intention.current.returned !== returned) intention.current = { returned, key: createIdempotencyKey() }
        try {
          await sessionApi(
            'POST /core/bookingitems/{id}/cancel',
            { params, body: { returned } },
            { idempotencyKey: intention.current.key },
          )
        } catch (error) {
          refetch()
          throw error
        }
      }}
      onDone={() => {
        onClose()
        showToast(t('extras_cancelled', { name }), 'long')
        invalidateQueries('booking ')
        onCancelled()
      }}
      onClose={onClose}
    />
  )
}
