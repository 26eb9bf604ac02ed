import { useEffect, useRef, useState } from 'react'
import type { PageOf } from '#contract/pages'
import { formatDays } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { api } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import { TextArea } from '#web/ui/text-area'
import styles from './feedback-form.module.css'
import { FeedbackPhotos } from './feedback-photos'
import { StarRating } from './star-rating'

const ratings = ['overall', 'villa', 'place', 'service', 'value'] as const

/** The guests' feedback on their stay, prefilled with earlier answers. */
export function FeedbackForm({ feedback }: { feedback: PageOf<'feedback'>['feedback'] }) {
  const t = useT()
  const lang = useLanguage()
  const { feedbackId, guid, villa, from, to } = feedback
  const [sent, setSent] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<Record<string, unknown>>(
    async values => {
      await api('POST /core/feedback', { body: { ...values, feedbackId, guid, lang } as never })
      setSent(true)
    },
    { draft: `feedback ${feedbackId}`, shape: async () => (await import('#contract/forms/feedback')).feedbackForm },
  )
  useEffect(() => {
    if (sent) heading.current?.focus()
  }, [sent])

  if (sent)
    return (
      <section className={styles.done}>
        <h2 ref={heading} tabIndex={-1}>
          {t('feedback_done')}
        </h2>
        <p>{t('feedback_done_text')}</p>
      </section>
    )
  return (
    <form className={styles.form} {...props}>
      <p className={styles.stay}>
        {villa.thumb && (
          <Picture
            picture={villa.thumb}
            sizes="96px"
            widest={400}
            ratio="1 / 1"
            decorative
            className={styles.picture}
          />
        )}
        <span>
          <InternalLink to={villa.path}>{villa.name}</InternalLink>, {villa.region}
          <br />
          {formatDays({ from, to }, lang)}
        </span>
      </p>
      {feedback.given && <p>{t('feedback_given')}</p>}
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('feedback_ratings')}</legend>
        {ratings.map(name => (
          <StarRating
            key={name}
            name={name}
            label={t(`feedback_${name}`)}
            error={fault(name)}
            required={name === 'overall'}
            defaultValue={feedback.ratings[name]}
          />
        ))}
      </fieldset>
      <TextArea
        name="comments"
        label={t('feedback_comments')}
        error={fault('comments')}
        defaultValue={feedback.comments}
        rows={8}
        maxLength={5000}
      />
      <FeedbackPhotos feedback={feedback} />
      <CheckboxField name="mayPublish" value="yes" defaultChecked={feedback.mayPublish}>
        {t('feedback_permission')}
      </CheckboxField>
      <Input
        name="signature"
        label={t('feedback_signature')}
        hint={t('feedback_signature_hint')}
        error={fault('signature')}
        defaultValue={feedback.signature}
        maxLength={80}
      />
      <FormError>{problem}</FormError>
      <Button type="submit" disabled={state === 'sending'}>
        {t(state === 'sending' ? 'feedback_sending' : 'feedback_send')}
      </Button>
    </form>
  )
}
