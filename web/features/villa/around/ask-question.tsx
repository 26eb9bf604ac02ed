import { useEffect, useRef, useState } from 'react'
import type { VillaData } from '#contract/pages/villa'
import { formatDays } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { api } from '#web/lib/api-client'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow, FormError, FormNote, HoneypotField } from '#web/ui/form-parts'
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
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<Record<string, unknown>>(
    async (values, once) => {
      shownFor.current ??= Math.round(performance.now() - shownAt.current)
      const { people: _, ...party } = guests
      const about = { propertyId: property.id, ...stay, ...party, rooms }
      const body = { ...values, ...about, shownFor: shownFor.current, lang }
      const { enquiryId } = await api(
        'POST /core/enquiries/question',
        { body: body as never },
        { idempotencyKey: once },
      )
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
      <FieldRow>
        <Input name="name" label={t('villa_question_name')} error={fault('name')} autoComplete="name" required />
        <Input
          type="email"
          name="email"
          label={t('villa_question_email')}
          error={fault('email')}
          autoComplete="email"
          required
        />
      </FieldRow>
      <TextArea
        name="message"
        label={t('villa_question_message')}
        error={fault('message')}
        maxLength={5000}
        rows={4}
        required
      />
      <HoneypotField name="website" label={t('villa_question_trap')} />
      <FormError>{problem}</FormError>
      <Button type="submit" variant="secondary" disabled={state === 'sending'}>
        {t(state === 'sending' ? 'villa_question_sending' : 'villa_question_send')}
      </Button>
      <FormNote>{t('villa_question_note')}</FormNote>
    </form>
  )
}
