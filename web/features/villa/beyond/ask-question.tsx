import { useEffect, useRef, useState } from 'react'
import type { VillaData } from '#contract/pages/villa'
import { formatDays } from '#domain/formats'
import { api } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { useLanguage, useT } from '#web/messages'
import { useSite } from '#web/site'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { Note, Problem, Trap, Two } from '#web/ui/form'
import { TextArea } from '#web/ui/text-area'
import { useStay } from '../stay/use-stay'
import styles from './ask-question.module.css'

/** A short question about the villa: three fields; villa, dates and party are added. */
export function AskQuestion({ property, person }: Pick<VillaData, 'property' | 'person'>) {
  const t = useT()
  const lang = useLanguage()
  const { company } = useSite()
  const { stay: chosen, missed, guests, rooms } = useStay()
  const stay = chosen ?? missed
  const shownAt = useRef(0)
  const shownFor = useRef<number>(undefined)
  const done = useRef<HTMLHeadingElement>(null)
  const [reference, setReference] = useState<string>()
  const { state, problem, fault, props } = useForm<Record<string, unknown>>(
    async (values, once) => {
      shownFor.current ??= Math.round(performance.now() - shownAt.current)
      const { people: _, ...party } = guests
      const about = { propertyId: property.id, ...stay, ...party, rooms }
      const body = { ...values, ...about, shownFor: shownFor.current, lang }
      const { enquiryId } = await api('POST /core/enquiries/question', { body: body as never }, { once })
      setReference(enquiryId.slice(0, 8).toUpperCase())
    },
    {
      draft: `question-${property.id}`,
      shape: async () => (await import('#contract/forms/question')).questionForm,
    },
  )
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  useEffect(() => {
    if (reference) done.current?.focus()
  }, [reference])

  if (reference)
    return (
      <div className={styles.form}>
        <h3 ref={done} tabIndex={-1} className={styles.title}>
          {t('villa_question_sent')}
        </h3>
        <p>{t('villa_question_sent_text', { name: person?.fullName ?? company.name, reference })}</p>
      </div>
    )
  return (
    <form className={styles.form} data-marks-required {...props}>
      <h3 className={styles.title}>{t('villa_question')}</h3>
      <p className={styles.about}>
        {t('villa_question_about', { stay: stay ? formatDays(stay, lang, 'short') : 'none' })} {t('villa_required')}
      </p>
      <noscript>
        <p>{t('villa_question_without_scripts', { email: company.email })}</p>
      </noscript>
      <Two>
        <Input name="name" label={t('villa_question_name')} error={fault('name')} autoComplete="name" required />
        <Input
          type="email"
          name="email"
          label={t('villa_question_email')}
          error={fault('email')}
          autoComplete="email"
          required
        />
      </Two>
      <TextArea
        name="message"
        label={t('villa_question_message')}
        error={fault('message')}
        maxLength={5000}
        rows={4}
        required
      />
      <Trap name="website" label={t('villa_question_trap')} />
      <Problem>{problem}</Problem>
      <Button type="submit" look="secondary" disabled={state === 'sending'}>
        {t(state === 'sending' ? 'villa_question_sending' : 'villa_question_send')}
      </Button>
      <Note>{t('villa_question_note')}</Note>
    </form>
  )
}
