import { useCallback, useRef, useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { Itinerary, OfferedExperience, PlannedExperience } from '#contract/extras/itineraries'
import { createIdempotencyKey, errorMessage } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { setQueryData, useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { allPlanned, dropPlanned, putPlanned } from './plan-edits'

/** The client's decisions about a planned experience. */
export type PlanInput = Pick<
  PlannedExperience,
  'uuid' | 'serviceId' | 'date' | 'adults' | 'children' | 'childAges' | 'time' | 'note' | 'selected'
>

export const toPlanInput = (item: PlannedExperience): PlanInput => {
  const { uuid, serviceId, date, adults, children, childAges, time, note, selected } = item
  return { uuid, serviceId, date, adults, children, childAges, time, note, selected }
}

/** The last edit, and how to undo it. */
export interface LastChange {
  text: string
  uuid: string
  /** Resolves to whether it succeeded. */
  undo: () => Promise<boolean>
}

/** The offered experiences of a stay, in the language of the page. */
export function useOffered(bookingId: number, contact: Pick<CurrentContact, 'id'>) {
  const lang = useLanguage()
  return useQuery(`offered ${bookingId} ${lang} ${contact.id}`, signal =>
    sessionApi(
      'GET /core/itineraries/villabookingid/{id}/experiences',
      { params: { id: bookingId }, query: { lang } },
      { signal },
    ),
  )
}

/** The message for a write that failed. */
function usePlanMessage() {
  const t = useT()
  return (error: unknown): string => {
    const reason = error instanceof ApiError ? error.problem.reason : undefined
    if (typeof reason === 'string') return t('planner_problem', { problem: reason.replaceAll('-', '_') })
    return errorMessage(error, t, {
      'changed-since': t('planner_changed_since'),
      'invalid-input': t('form_check'),
      'price-changed': t('planner_price_changed'),
      'not-in-this-state': t('planner_meanwhile'),
      'not-found': t('planner_not_yours'),
    })
  }
}

/** The result of a write: the failure with its message, if it failed. */
export interface PlanFailure {
  error: unknown
  message: string
}

/** The plan of a booking, and the changes of it. Each change is shown at once and taken back where it fails. */
export function usePlan(bookingId: number, contact: Pick<CurrentContact, 'id'>) {
  const key = `itinerary ${bookingId} ${contact.id}`
  const { data, isError, refetch } = useQuery(key, signal =>
    sessionApi('GET /core/itineraries/villabookingid/{id}', { params: { id: bookingId } }, { signal }),
  )
  // Replies arrive in any order: each is merged into the newest plan.
  const plan = useRef(data)
  plan.current = data
  const messageOf = usePlanMessage()
  const [problem, setProblem] = useState<string>()
  const [last, setLast] = useState<LastChange>()
  const forget = useCallback(() => setLast(undefined), [])
  // The same items are the same request: repeating it after a failure sends its key again.
  const asked = useRef({ items: '', key: '' })
  const isAsking = useRef(false)
  const removing = useRef(new Set<string>())
  const pending = useRef(new Map<string, Promise<unknown>>())

  const show = (next: Itinerary) => {
    plan.current = next
    setQueryData(key, next)
  }
  const find = (uuid: string) => plan.current && allPlanned(plan.current).find(one => one.uuid === uuid)

  const attempt = async (act: () => Promise<void>): Promise<PlanFailure | undefined> => {
    setProblem(undefined)
    try {
      await act()
      return undefined
    } catch (error) {
      refetch()
      return { error, message: messageOf(error) }
    }
  }
  const attemptHere = async (act: () => Promise<void>): Promise<boolean> => {
    const failure = await attempt(act)
    setProblem(failure?.message)
    return failure === undefined
  }
  /** Writes of one experience follow one another: each is based on the revision of the last. */
  const inTurn = <T>(uuid: string, act: () => Promise<T>): Promise<T> => {
    const turn = (pending.current.get(uuid) ?? Promise.resolve()).catch(() => {}).then(act)
    pending.current.set(uuid, turn)
    return turn
  }

  const send = (input: PlanInput) =>
    inTurn(input.uuid, async () => {
      const known = find(input.uuid)
      if (known && plan.current) show(putPlanned(plan.current, { ...known, ...input }))
      try {
        const saved = await sessionApi('POST /core/itineraries', {
          headers: { 'if-match': `"${known?.revision ?? 0}"` },
          body: { ...input, bookingId },
        })
        if (plan.current) show(putPlanned(plan.current, saved))
      } catch (error) {
        if (known && plan.current) show(putPlanned(plan.current, known))
        throw error
      }
    })
  const erase = (uuid: string) =>
    inTurn(uuid, async () => {
      await sessionApi('DELETE /core/itineraries/{id}', { params: { id: uuid } })
      if (plan.current) show(dropPlanned(plan.current, uuid))
    })

  const saveWith = (
    doing: (act: () => Promise<void>) => Promise<PlanFailure | boolean | undefined>,
    input: PlanInput,
    text: string,
  ) => {
    const before = find(input.uuid)
    return doing(async () => {
      await send(input)
      const undo = () => attemptHere(() => (before ? send(toPlanInput(before)) : erase(input.uuid)))
      setLast({ text, uuid: input.uuid, undo })
    })
  }
  /** Adds or changes an experience; `text` says what was done. A failure is shown on the page. */
  const save = (input: PlanInput, text: string) => saveWith(attemptHere, input, text) as Promise<boolean>
  /** The same for a dialog, which shows the failure itself. */
  const saveFromDialog = (input: PlanInput, text: string) =>
    saveWith(attempt, input, text) as Promise<PlanFailure | undefined>
  const remove = async (item: PlannedExperience, text: string) => {
    if (removing.current.has(item.uuid)) return false
    removing.current.add(item.uuid)
    const done = await attemptHere(async () => {
      await erase(item.uuid)
      setLast({ text, uuid: item.uuid, undo: () => attemptHere(() => send(toPlanInput(item))) })
    })
    removing.current.delete(item.uuid)
    return done
  }
  const request = async (uuids: readonly string[]) => {
    if (isAsking.current) return false
    isAsking.current = true
    const items = uuids.join(' ')
    if (asked.current.items !== items) asked.current = { items, key: createIdempotencyKey() }
    const done = await attemptHere(async () => {
      const body = { bookingId, items: [...uuids] }
      show(await sessionApi('POST /core/bookings/itinerary/request', { body }, { idempotencyKey: asked.current.key }))
      asked.current = { items: '', key: '' }
      setLast(undefined)
    })
    isAsking.current = false
    return done
  }
  /** Puts experiences into the basket at the prices that are shown. Returns the ids of their items. */
  const consolidate = async (items: readonly PlannedExperience[]): Promise<number[] | undefined> => {
    let itemIds: number[] | undefined
    await attemptHere(async () => {
      const reply = await sessionApi('POST /core/bookings/itinerary/consolidateforpayment', {
        body: { bookingId, items: items.map(({ uuid, quotedPrice }) => ({ uuid, quotedPrice: quotedPrice ?? 0 })) },
      })
      show(reply.itinerary)
      itemIds = reply.itemIds
    })
    return itemIds
  }

  return {
    plan: data,
    isError,
    refetch,
    problem,
    last,
    forget,
    ...{ save, saveFromDialog, remove, request, consolidate },
  }
}

/** The experience of a planned one; undefined where it is no longer offered. */
export const offeredOf = (offered: readonly OfferedExperience[], { serviceId }: { serviceId: number }) =>
  offered.find(one => one.serviceId === serviceId)
