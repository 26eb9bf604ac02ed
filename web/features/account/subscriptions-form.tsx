import type { Subscriptions as Wanted } from '#contract/account/profile'
import { type InterestFlag, interestFlags } from '#domain/content/interest-flags'
import { type ReminderTopic, reminderTopics } from '#domain/reminders/reminder-plan'
import { useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { CheckboxField } from '#web/ui/checkbox-field'
import { FormFooter } from '../../ui/form-footer'
import styles from './account-layout.module.css'

export interface Chosen {
  newsletter?: boolean
  interests: InterestFlag[]
  reminders: ReminderTopic[]
}

interface SubscriptionsFormProps {
  wanted: Wanted
  onSave: (chosen: Chosen) => Promise<void>
}

export function SubscriptionsForm({ wanted, onSave }: SubscriptionsFormProps) {
  const t = useT()
  const isOn = wanted.newsletter !== 'off'
  const {
    state,
    problem,
    formProps: props,
  } = useForm<{ newsletter?: string; interests?: string | string[]; reminders?: string | string[] }>(
    ({ newsletter, interests, reminders }) =>
      onSave({
        // A pending confirmation is not resent for an unchanged choice.
        ...((newsletter !== undefined) !== isOn && { newsletter: newsletter !== undefined }),
        interests: interestFlags.filter(flag => [interests ?? []].flat().includes(flag)),
        reminders: reminderTopics.filter(topic => [reminders ?? []].flat().includes(topic)),
      }),
  )
  return (
    <form className={styles.form} {...props}>
      <CheckboxField name="newsletter" value="yes" defaultChecked={isOn}>
        {t('profile_newsletter_newsletter')}
      </CheckboxField>
      {wanted.newsletter === 'asked' && <p className={styles.note}>{t('profile_newsletter_asked')}</p>}
      <fieldset className={styles.part}>
        <legend>{t('profile_newsletter_interests')}</legend>
        {interestFlags.map(flag => (
          <CheckboxField key={flag} name="interests" value={flag} defaultChecked={wanted.interests.includes(flag)}>
            {t(`profile_newsletter_${flag}`)}
          </CheckboxField>
        ))}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('profile_reminders')}</legend>
        {reminderTopics.map(topic => (
          <CheckboxField key={topic} name="reminders" value={topic} defaultChecked={wanted.reminders.includes(topic)}>
            {t(`profile_reminders_${topic}`)}
          </CheckboxField>
        ))}
        <p className={styles.note}>{t('profile_reminders_always')}</p>
      </fieldset>
      <FormFooter state={state} problem={problem} />
    </form>
  )
}
