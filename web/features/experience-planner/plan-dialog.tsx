import { type FormEvent, useRef, useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { Itinerary, OfferedExperience } from '#contract/extras/itineraries'
import { partsOf } from '#domain/calendar/day'
import { formatWeekday } from '#domain/calendar/formats'
import { guestsOf, maxGuests } from '#domain/itinerary/experience-rules'
import { DepositText, ServiceTermsText } from '#web/features/service-terms/public'
import { sessionApi } from '#web/features/session/public'
import { useDebouncedValue } from '#web/hooks/use-debounced-value'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input, Select } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { NumberStepper } from '#web/ui/number-stepper'
import { TextArea } from '#web/ui/text-area'
import styles from './planner.module.css'
import { PriceList } from './price-list'
import type { PlanFailure, PlanInput } from './use-plan'
import { travelText, usePlanMoney } from './use-plan-money'

interface PlanDialogProps {
  plan: Itinerary
  contact: Pick<CurrentContact, 'id'>
  experience: OfferedExperience
  input: PlanInput
  isNew: boolean
  /** Saves, and closes the dialog unless that failed. */
  onSave: (input: PlanInput) => Promise<PlanFailure | undefined>
  onClose: () => void
}

/** Day, party and wishes of a planned experience, with its price while they change. */
export function PlanDialog({ plan, contact, experience, input, isNew, onSave, onClose }: PlanDialogProps) {
  const t = useT()
  const language = useLanguage()
  const money = usePlanMoney(plan.currencyId)
  const [edit, setEdit] = useState(input)
  const set = (more: Partial<PlanInput>) => setEdit(now => ({ ...now, ...more }))
  const { date, adults, children } = edit
  const [ages, setAges] = useState<readonly (number | undefined)[]>(input.childAges)
  const known = Array.from({ length: children }, (_, at) => ages[at])
  // Ages that are only partly typed are not known yet.
  const childAges = known.flatMap(age => age ?? []).length === children ? known.flatMap(age => age ?? []) : []
  const wanted = useDebouncedValue(JSON.stringify({ date, adults, children, childAges }), 300)
  const { serviceId } = experience
  const agesRequired = useQuery(`ages ${serviceId} ${date} ${children}`, signal =>
    sessionApi(
      'GET /core/itineraries/pricing/childagesrequired/serviceid/{id}',
      { params: { id: serviceId }, query: { adults, children, requestedDate: date } },
      { signal },
    ),
  )
  const quote = useQuery(
    guestsOf(edit) > 0 ? `quote ${plan.bookingId} ${serviceId} ${wanted} ${contact.id}` : undefined,
    signal =>
      sessionApi(
        'POST /core/itineraries/pricing/getquote/serviceid/{id}',
        {
          params: { id: serviceId },
          body: { bookingId: plan.bookingId, adults, children, childAges, requestedDate: date },
        },
        { signal },
      ),
  )
  const problem = quote.data?.problem
  const isImpossible = Boolean(problem) && problem !== 'ages-needed'
  const needsAges = agesRequired.data?.required === true
  const setAge = (at: number, typed: string) => {
    const age = typed === '' ? undefined : Math.min(17, Math.max(0, Math.trunc(Number(typed)) || 0))
    setAges(known.with(at, age))
  }
  const [failure, setFailure] = useState<PlanFailure>()
  const isSaving = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving.current || isImpossible || guestsOf(edit) === 0) return
    isSaving.current = true
    setFailure(undefined)
    setFailure(await onSave({ ...edit, childAges }))
    isSaving.current = false
  }
  const refused = new Set(failure?.error instanceof ApiError ? failure.error.errors.map(({ field }) => field) : [])
  const fieldError = (name: string) => (refused.has(`body.${name}`) ? t('validation_invalid') : undefined)
  return (
    <Dialog title={experience.name} onClose={onClose}>
      <form className={styles.form} onSubmit={event => void submit(event)}>
        <p className={styles.muted}>
          {[experience.meeting, travelText(experience.travelMinutes, t)].filter(Boolean).join(' · ')}
        </p>
        <FieldRow>
          <Select
            label={t('planner_day')}
            value={date}
            error={fieldError('date')}
            onChange={event => set({ date: event.target.value })}
          >
            {experience.days.map(({ date: day, problem: why, left }) => (
              <option key={day} value={day} disabled={why !== null && day !== input.date}>
                {formatWeekday(day, language)}
                {why
                  ? ` – ${t('planner_problem_short', { problem: why.replaceAll('-', '_') })}`
                  : left !== null && left < 5
                    ? ` – ${t('planner_left', { count: left })}`
                    : ''}
              </option>
            ))}
          </Select>
          <Input
            type="time"
            label={t('planner_time')}
            value={edit.time}
            error={fieldError('time')}
            onChange={event => set({ time: event.target.value })}
          />
        </FieldRow>
        <NumberStepper
          label={t('planner_adults')}
          value={adults}
          min={children > 0 ? 0 : 1}
          max={maxGuests - children}
          onChange={by => set({ adults: adults + by })}
        />
        <NumberStepper
          label={t('planner_children')}
          {...(experience.fromAge ? { hint: t('planner_from_age', { age: experience.fromAge }) } : {})}
          value={children}
          max={maxGuests - adults}
          onChange={by => set({ children: children + by })}
        />
        {needsAges && (
          <fieldset className={styles.ages}>
            <legend>{t('planner_ages')}</legend>
            {Array.from({ length: children }, (_, at) => (
              <Input
                // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by its place in the list.
                key={at}
                type="number"
                inputMode="numeric"
                min={0}
                max={17}
                required
                label={t('planner_age', { number: at + 1 })}
                value={known[at] ?? ''}
                onChange={event => setAge(at, event.target.value)}
              />
            ))}
          </fieldset>
        )}
        <TextArea
          rows={2}
          maxLength={1000}
          label={t('planner_note')}
          hint={t('planner_note_hint')}
          value={edit.note}
          error={fieldError('note')}
          onChange={event => set({ note: event.target.value })}
        />
        {experience.rain && <p className={styles.muted}>{experience.rain}</p>}
        <p role="status" className={problem ? styles.problem : styles.quote}>
          {problem
            ? t('planner_problem', { problem: problem.replaceAll('-', '_') })
            : quote.data && (quote.data.price === null ? t('planner_quoted_by_us') : money(quote.data.price))}
        </p>
        {!problem && quote.data?.deposit && (
          <DepositText deposit={quote.data.deposit} money={money} className={styles.muted} />
        )}
        <ServiceTermsText terms={experience.terms} day={date} className={styles.muted} />
        <PriceList experienceId={experience.id} year={partsOf(date).year} />
        <FormError>{failure?.message}</FormError>
        <p className={styles.actions}>
          <Button type="submit" disabled={isImpossible}>
            {t(isNew ? 'planner_add_to_plan' : 'planner_save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('planner_cancel')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
