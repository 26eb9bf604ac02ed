import { useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { OfferedExperience, PlannedExperience } from '#contract/extras/itineraries'
import type { PageOf } from '#contract/pages'
import type { Day } from '#domain/calendar/day'
import { formatDays, formatWeekday } from '#domain/calendar/formats'
import { TourOffer, type TourStep } from '#web/features/account/public'
import { showToast } from '#web/features/toasts/public'
import { besidesRow, useKeptFocus } from '#web/hooks/use-kept-focus'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { QueryFallback } from '#web/ui/query-boundary'
import { BasketSummary } from './basket-summary'
import { DayPlanner } from './day-planner'
import { OfferedList } from './offered-list'
import { PlanDialog } from './plan-dialog'
import { allPlanned } from './plan-edits'
import styles from './planner.module.css'
import { SelectedBooking } from './selected-booking'
import { UndoBar } from './undo-bar'
import { useDragToDay } from './use-drag-to-day'
import { offeredOf, type PlanInput, toPlanInput, useOffered, usePlan } from './use-plan'

/** The dragged experience: an offered one, or one of the plan. */
type Dragged = { experience: OfferedExperience; item?: PlannedExperience }

/** The experiences planner (771): the days of a stay, and what can be done around the villa. */
export default function ExperiencesPlanner({ page }: { page: PageOf<'own'> }) {
  return (
    <SelectedBooking page={page}>
      {(bookingId, contact) => <PlannerOf key={bookingId} bookingId={bookingId} contact={contact} />}
    </SelectedBooking>
  )
}

interface PlannerOfProps {
  bookingId: number
  contact: CurrentContact
}

/** The three steps of the tour (SPEC B2): villa, first day, basket. */
const steps: readonly TourStep[] = [
  { targets: ['plannerTrip', 'plannerVilla'], title: 'planner_tour_villa', text: 'planner_tour_villa_text' },
  { targets: ['plannerDay'], title: 'planner_tour_day', text: 'planner_tour_day_text' },
  { targets: ['plannerBasket'], title: 'planner_tour_basket', text: 'planner_tour_basket_text' },
]
const loadSteps = async () => steps

/** The plan of one stay: its days, the experiences around it, and the basket. */
export function PlannerOf({ bookingId, contact }: PlannerOfProps) {
  const t = useT()
  const language = useLanguage()
  const { plan, isError, refetch, problem, last, forget, save, saveFromDialog, remove, request } = usePlan(
    bookingId,
    contact,
  )
  const keepFocus = useKeptFocus()
  const offered = useOffered(bookingId, contact)
  const [editing, setEditing] = useState<{ input: PlanInput; experience: OfferedExperience; isNew: boolean }>()
  const day = (date: Day) => formatWeekday(date, language)
  const cardOf = (uuid: string) => document.querySelector(`[data-item="${uuid}"]`)
  const heading = () => document.getElementById('planner-days')

  const newPlanInput = (experience: OfferedExperience, date: Day): PlanInput => {
    // Ages are typed once: a further experience begins with those of the last one.
    const known = plan && allPlanned(plan).findLast(({ children, childAges }) => childAges.length === children)
    const { adults = 2, children = 0 } = plan ?? {}
    const ages = known && known.children === children ? known.childAges : []
    const { serviceId } = experience
    return {
      ...{ uuid: crypto.randomUUID(), serviceId, date, adults, children, childAges: ages },
      ...{ time: '', note: '', selected: true },
    }
  }
  const add = (experience: OfferedExperience, date?: Day) => {
    const first = date ?? experience.days.find(one => one.problem === null)?.date
    if (first) setEditing({ input: newPlanInput(experience, first), experience, isNew: true })
  }
  const move = (item: PlannedExperience, date: Day) => {
    const name = offeredOf(offered.data?.experiences ?? [], item)?.name ?? ''
    if (date === item.date) return
    keepFocus(() => cardOf(item.uuid)?.querySelector('select'), heading)
    void save({ ...toPlanInput(item), date }, t('planner_moved', { name, day: day(date) }))
  }
  const problemOn = ({ experience }: Dragged, date: Day) =>
    experience.days.find(one => one.date === date)?.problem ?? null
  const { drag, begin } = useDragToDay<Dragged>((thing, date) => {
    if (problemOn(thing, date)) return
    if (thing.item) move(thing.item, date)
    else add(thing.experience, date)
  })

  if (!plan || !offered.data)
    return (
      <QueryFallback
        failed={isError || offered.isError}
        again={() => {
          refetch()
          offered.refetch()
        }}
      />
    )
  const { experiences } = offered.data
  const readOnly = !plan.open || contact.loggedInAsContactAdmin
  const nameOf = (item: PlannedExperience) => offeredOf(experiences, item)?.name ?? t('planner_not_offered')
  const over = drag?.over === undefined ? undefined : { day: drag.over, problem: problemOn(drag.thing, drag.over) }
  return (
    <div className={styles.planner}>
      <header className={styles.head} data-tour="plannerVilla">
        <p className={styles.villa}>{plan.villa}</p>
        <p>
          {formatDays(plan, language)} · {t('account_booking_reference', { reference: plan.reference })}
        </p>
        <p className={styles.noPrint}>{t(readOnly ? 'planner_read_only' : 'planner_intro')}</p>
      </header>
      <div className={styles.tools}>
        {!readOnly && (
          <TourOffer contact={contact} tour="planner" loadSteps={loadSteps} offer={t('planner_tour_offer')} />
        )}
        <Button variant="quiet" onClick={() => print()}>
          {t('planner_print')}
        </Button>
      </div>
      {problem && <FormError>{problem}</FormError>}
      <DayPlanner
        plan={plan}
        offered={experiences}
        readOnly={readOnly}
        over={over}
        onDragStart={item => {
          const experience = offeredOf(experiences, item)
          return experience ? begin({ experience, item }) : () => {}
        }}
        onMove={move}
        onSelect={(item, selected) =>
          void save(
            { ...toPlanInput(item), selected },
            t(selected ? 'planner_was_selected' : 'planner_was_deselected', { name: nameOf(item) }),
          )
        }
        onEdit={item => {
          const experience = offeredOf(experiences, item)
          if (experience) setEditing({ input: toPlanInput(item), experience, isNew: false })
        }}
        onRemove={item => {
          const card = cardOf(item.uuid)
          const dayHeading = card?.closest('[data-day], [data-outside]')?.querySelector<HTMLElement>('h3')
          keepFocus(
            ...besidesRow(card?.closest('li') ?? null, () => (dayHeading?.isConnected ? dayHeading : heading())),
          )
          void remove(item, t('planner_removed', { name: nameOf(item) }))
        }}
        onRequest={item => void request([item.uuid])}
        contact={contact}
        onCancelled={({ uuid }) => {
          keepFocus(() => cardOf(uuid), heading)
          refetch()
        }}
      />
      <BasketSummary plan={plan} />
      <div className={styles.noPrint}>
        <OfferedList
          experiences={experiences}
          currencyId={plan.currencyId}
          readOnly={readOnly}
          onAdd={add}
          onDragStart={experience => begin({ experience })}
        />
      </div>
      {editing && (
        <PlanDialog
          key={editing.input.uuid}
          plan={plan}
          contact={contact}
          {...editing}
          onClose={() => setEditing(undefined)}
          onSave={async input => {
            const values = { name: editing.experience.name, day: day(input.date) }
            keepFocus(() => cardOf(input.uuid), heading)
            const failure = await saveFromDialog(input, t(editing.isNew ? 'planner_added' : 'planner_saved', values))
            if (!failure) setEditing(undefined)
            return failure
          }}
        />
      )}
      {drag && (
        <p className={styles.ghost} aria-hidden="true" style={{ left: drag.x, top: drag.y }}>
          {drag.thing.experience.name}
        </p>
      )}
      <UndoBar
        last={last}
        onUndo={({ uuid, undo }) => {
          keepFocus(() => cardOf(uuid), heading)
          forget()
          void undo().then(isUndone => isUndone && showToast(t('planner_undone')))
        }}
        onClose={() => {
          if (last) keepFocus(() => cardOf(last.uuid), heading)
          forget()
        }}
      />
    </div>
  )
}
