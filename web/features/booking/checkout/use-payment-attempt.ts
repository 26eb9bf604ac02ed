import { useEffect } from 'react'
import type { CardPaymentResponse } from '#contract/payments/payments'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'

/** Interval of polling while the bank has not decided, in milliseconds. */
const pollIntervalMs = 2000

/** State of a payment attempt, polled until it is final; null if it is not the user's. */
export function usePaymentAttempt(id: number | undefined, contactId: string) {
  const lang = useLanguage()
  const key = id === undefined ? undefined : `payment ${id} ${contactId} ${lang}`
  const asked = useQuery<CardPaymentResponse | null>(
    key,
    async signal => {
      try {
        return await sessionApi(
          'POST /core/payments/clientCardPayment/{id}',
          { params: { id: id ?? 0 }, body: { lang } },
          { signal },
        )
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    { staleTime: 0 },
  )
  const { data, refetch: again } = asked
  const open = data?.state === 'open'
  useEffect(() => {
    if (!open) return
    const timer = setInterval(again, pollIntervalMs)
    return () => clearInterval(timer)
  }, [open, again])
  return asked
}
