import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ExperienceDetail, ExperiencePriceTable } from '#contract/content/experiences'
import type { Weekday } from '#domain/calendar/day'
import { formatWeekday } from '#domain/calendar/formats'
import { partyPrice, takesPlace } from '#domain/content/experience-prices'
import { centsOf, majorOf } from '#domain/pricing/money'
import { usePrice } from '#web/features/currency/public'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import styles from './plan-form.module.css'

interface PlanFormProps {
  experience: ExperienceDetail
  tables: readonly ExperiencePriceTable[]
}

/**
 * A day and a party, which prefill the enquiry: a plain form that works without scripts. With scripts it shows the
 * party's price, and when the experience does not take place on the day.
 */
export function PlanForm({ experience, tables }: PlanFormProps) {
  const t = useT()
  const language = useLanguage()
  const price = usePrice()
  const toLocal = useLocalPath()
  const navigate = useNavigate()
  const { menus } = useSite()
  const list = useId()
  const { id, nextDays, mostGuests, fromAge } = experience
  const [first] = nextDays
  const [day, setDay] = useState(first ?? '')
  const [party, setParty] = useState({ adults: 2, children: 0 })

  const prices = tables.flatMap(({ rows }) => rows.map(row => ({ ...row, cents: centsOf(row.price) })))
  const offered = !day || takesPlace(day, { prices, weekdays: experience.weekdays as Weekday[] })
  const count = party.adults + party.children
  const tooMany = mostGuests !== null && count > mostGuests
  const cents = offered && day ? partyPrice(prices, day, party) : undefined
  const number = (name: 'adults' | 'children', least: number) => ({
    type: 'number',
    name,
    inputMode: 'numeric' as const,
    min: least,
    max: mostGuests ?? 50,
    value: party[name],
    onChange: (event: { target: HTMLInputElement }) =>
      setParty({ ...party, [name]: Math.min(50, Math.max(0, Math.trunc(event.target.valueAsNumber) || 0)) }),
  })

  return (
    <form
      className={styles.form}
      action={toLocal(menus.enquire.path)}
      onSubmit={event => {
        event.preventDefault()
        const asked = new URLSearchParams({ experience: String(id) })
        if (day) asked.set('day', day)
        asked.set('adults', String(party.adults))
        if (party.children > 0) asked.set('children', String(party.children))
        void navigate(`${toLocal(menus.enquire.path)}?${asked}`, { viewTransition: true })
      }}
    >
      <h2 className={styles.title}>{t('experience_plan')}</h2>
      <input type="hidden" name="experience" value={id} />
      <Input
        type="date"
        name="day"
        label={t('experience_day')}
        value={day}
        min={first}
        onChange={event => setDay(event.target.value)}
        error={!offered && t('experience_not_that_day')}
      />
      {nextDays.length > 0 && (
        <div className={styles.next}>
          <p id={list}>{t('experience_next_days')}</p>
          <ul aria-labelledby={list}>
            {nextDays.slice(0, 4).map(next => (
              <li key={next}>
                <button type="button" aria-pressed={next === day} onClick={() => setDay(next)}>
                  {formatWeekday(next, language)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.party}>
        <Input label={t('experience_adults')} {...number('adults', 1)} />
        <Input
          label={t('experience_children')}
          hint={fromAge !== null && fromAge > 0 && t('experience_from_age', { age: fromAge })}
          {...number('children', 0)}
        />
      </div>
      <p className={styles.price} aria-live="polite">
        {tooMany && t('experience_too_many', { count: mostGuests })}
        {!tooMany && cents !== undefined && t('experience_together', { price: price(majorOf(cents)), count })}
      </p>
      <Button type="submit" wide>
        {t('experience_ask')}
      </Button>
      <p className={styles.note}>{t('experience_ask_note')}</p>
    </form>
  )
}
