import { useRef } from 'react'
import { createIdempotencyKey } from '#web/features/forms/public'
import { useMutation } from '#web/lib/use-mutation'

/**
 * Sends a write once: a repetition of the same values has the idempotency key of the first attempt, other values have
 * another key. `invalidates` names queries by the beginning of their keys.
 */
export function useSingleSend(act: (idempotencyKey: string) => Promise<unknown>, invalidates?: string) {
  const intention = useRef<{ values: string; key: string }>(undefined)
  const { mutate, error, isSending } = useMutation(act, invalidates)
  const send = async (values: string): Promise<boolean> => {
    if (intention.current?.values !== values) intention.current = { values, key: createIdempotencyKey() }
    const isDone = await mutate(intention.current.key)
    if (isDone) intention.current = undefined
    return isDone
  }
  return { send, error, isSending }
}
