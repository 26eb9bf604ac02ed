import { useEffect } from 'react'
import type { CardPaymentShown } from '#contract/payments'
import { CallError } from '#web/api'
import { useAsked } from '#web/asked'
import { ownApi } from '#web/features/session/public'
import { useLanguage } from '#web/messages'

/** Interval of polling while the bank has not decided, in milliseconds. */
const pause = 2000

/** State of a payment attempt, polled until it is final; null if it is not the user's. */
export function usePayment(id: number | undefined, contactId: string) {
  const lang = useLanguage()
  const key = id === undefined ? undefined : `payment ${id} ${contactId} ${lang}`
  const asked = useAsked<CardPaymentShown | null>(
    key,
    async signal => {
      try {
        return await ownApi(
          'POST /core/payments/clientCardPayment/{id}',
          { params: { id: id ?? 0 }, body: { lang } },
          { signal },
        )
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }
    },
    { fresh: 0 },
  )
  const { data, again } = asked
  const open = data?.state === 'open'
  useEffect(() => {
    if (!open) return
    const timer = setInterval(again, pause)
    return () => clearInterval(timer)
  }, [open, again])
  return asked
}
