import { ApiError, type Transport, type TransportResponse } from '#web/lib/api-client'
import { createStore } from '#web/lib/create-store'

const code = 'second-factor-needed'

/** Whether the server requires a code of the second factor first; the response remains readable. */
async function readNeed(answer: TransportResponse): Promise<{ isNeeded: boolean; answer: TransportResponse }> {
  if (answer.status !== 403) return { isNeeded: false, answer }
  const { status, headers } = answer
  const text = await answer.text()
  const isNeeded = text.includes(`"${code}"`)
  return { isNeeded, answer: { status, headers, text: async () => text } }
}

interface WaitingRequest {
  isRead: boolean
  resume: (outcome: 'confirmed' | ApiError) => void
}

/**
 * Requests that wait until the staff member has confirmed who they are: however many, one dialog is open for them. They
 * are then sent again as they were, so an idempotency key stays the same.
 */
export function createIdentityCheck() {
  const { get, set, subscribe } = createStore(() => false)
  const waiting = new Set<WaitingRequest>()
  // A query repeats a failed request once, with the same signal; it must not open the dialog again.
  const cancelled = new WeakMap<AbortSignal, ApiError>()
  let confirmations = 0

  const end = (outcome: 'confirmed' | ApiError) => {
    const all = [...waiting]
    waiting.clear()
    set(false)
    for (const { resume } of all) resume(outcome)
    return all
  }

  /** Resolves when the staff member has confirmed; rejects if they cancel, or nobody waits for the response any more. */
  const confirmed = (isRead: boolean, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const request: WaitingRequest = {
        isRead,
        resume: outcome => {
          signal?.removeEventListener('abort', leave)
          if (outcome === 'confirmed') return resolve()
          if (signal) cancelled.set(signal, outcome)
          reject(outcome)
        },
      }
      const leave = () => {
        waiting.delete(request)
        if (waiting.size === 0) set(false)
        reject(signal?.reason)
      }
      if (signal?.aborted) return reject(signal.reason)
      signal?.addEventListener('abort', leave, { once: true })
      waiting.add(request)
      set(true)
    })

  return {
    /** Whether the dialog is open. */
    isOpen: get,
    subscribe,
    /** The server has accepted a code. */
    confirm: () => {
      confirmations++
      end('confirmed')
    },
    /** Ends the waiting requests with a message. Returns whether any of them only read, so that no form shows it. */
    cancel: (message: string): boolean => {
      const error = new ApiError(403, { code, detail: message })
      return end(error).some(({ isRead }) => isRead)
    },
    /** Sends requests, and those that require it again after the confirmation. */
    guard:
      (transport: Transport): Transport =>
      async (path, init) => {
        const { method, signal } = init
        for (;;) {
          const before = confirmations
          const { isNeeded, answer } = await readNeed(await transport(path, init))
          if (!isNeeded) return answer
          const refusal = signal && cancelled.get(signal)
          if (refusal) throw refusal
          // Another request can have led to a confirmation meanwhile.
          if (before === confirmations) await confirmed(method === 'GET', signal)
        }
      },
  }
}
