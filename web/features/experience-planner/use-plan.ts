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
export type PlanWish = Pick<
  PlannedExperience,
  'uuid' | 'serviceId' | 'date' | 'adults' | 'children' | 'childAges' | 'time' | 'note' | 'selected'
>

export const toWish = (item: PlannedExperience): PlanWish => {
  const { uuid, serviceId, date, adults, children, childAges, time, note, selected } = item
  return { uuid, serviceId, date, adults, children, childAges, time, note, selected }
}

/** The last edit, and how to undo it. */
export interface LastChange {
  text: string
  undo: () => void
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

/** The plan of a booking, and the changes of it. Each change is shown at once and taken back where it fails. */
export function usePlan(bookingId: number, contact: Pick<CurrentContact, 'id'>) {
  const t = useT()
  const key = `itinerary ${bookingId} ${contact.id}`
  const { data, isError, refetch } = useQuery(key, signal =>
    sessionApi('GET /core/itineraries/villabookingid/{id}', { params: { id: bookingId } }, { signal }),
  )
  // Replies arrive in any order: each is merged into the newest plan.
  const plan = useRef(data)
  plan.current = data
  const [problem, setProblem] = useState<string>()
  const [last, setLast] = useState<LastChange>()
  const forget = useCallback(() => setLast(undefined), [])
  const once = useRef(createIdempotencyKey())

  const show = (next: Itinerary) => {
    plan.current = next
    setQueryData(key, next)
  }
  const find = (uuid: string) => plan.current && allPlanned(plan.current).find(one => one.uuid === uuid)

  const messageOf = (error: unknown): string => {
    const reason = error instanceof ApiError ? error.problem.reason : undefined
    if (typeof reason === 'string') return t('planner_problem', { problem: reason.replaceAll('-', '_') })
    return errorMessage(error, t, {
      'changed-since': t('planner_changed_since'),
      'price-changed': t('planner_price_changed'),
      'not-in-this-state': t('planner_meanwhile'),
      'not-found': t('planner_not_yours'),
    })
  }

  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    setProblem(undefined)
    try {
      await act()
      return true
    } catch (error) {
      setProblem(messageOf(error))
      refetch()
      return false
    }
  }

  const send = async (wish: PlanWish) => {
    const known = find(wish.uuid)
    if (known && plan.current) show(putPlanned(plan.current, { ...known, ...wish }))
    const saved = await sessionApi('POST /core/itineraries', {
      headers: { 'if-match': `"${known?.revision ?? 0}"` },
      body: { ...wish, bookingId },
    })
    if (plan.current) show(putPlanned(plan.current, saved))
  }
  const erase = async (uuid: string) => {
    await sessionApi('DELETE /core/itineraries/{id}', { params: { id: uuid } })
    if (plan.current) show(dropPlanned(plan.current, uuid))
  }

  /** Adds or changes an experience; `text` says what was done. */
  const save = (wish: PlanWish, text: string) => {
    const before = find(wish.uuid)
    return attempt(async () => {
      await send(wish)
      const undo = () => void attempt(() => (before ? send(toWish(before)) : erase(wish.uuid)))
      setLast({ text, undo })
    })
  }
  const remove = (item: PlannedExperience, text: string) =>
    attempt(async () => {
      await erase(item.uuid)
      setLast({ text, undo: () => void attempt(() => send(toWish(item))) })
    })
  const request = (uuids: readonly string[]) =>
    attempt(async () => {
      const body = { bookingId, items: [...uuids] }
      show(await sessionApi('POST /core/bookings/itinerary/request', { body }, { idempotencyKey: once.current }))
      once.current = createIdempotencyKey()
      setLast(undefined)
    })
  /** Puts experiences into the basket at the prices that are shown. Returns the ids of their items. */
  const consolidate = async (items: readonly PlannedExperience[]): Promise<number[] | undefined> => {
    let itemIds: number[] | undefined
    await attempt(async () => {
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
    ...{ save, remove, request, consolidate },
  }
}

/** The experience of a planned one; undefined where it is no longer offered. */
export const offeredOf = (offered: readonly OfferedExperience[], { serviceId }: { serviceId: number }) =>
  offered.find(one => one.serviceId === serviceId)
