import type { Subscriptions as Wanted } from '#contract/profile'
import { type InterestFlag, interestFlags } from '#domain/interest-flags'
import { useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Tick } from '#web/ui/tick'
import styles from './own-frame.module.css'
import { SaveLine } from './save-line'

export interface Chosen {
  newsletter?: boolean
  interests: InterestFlag[]
}

interface SubscriptionsFormProps {
  wanted: Wanted
  onSave: (chosen: Chosen) => Promise<void>
}

export function SubscriptionsForm({ wanted, onSave }: SubscriptionsFormProps) {
  const t = useT()
  const isOn = wanted.newsletter !== 'off'
  const { state, problem, props } = useForm<{ newsletter?: string; interests?: string | string[] }>(
    ({ newsletter, interests }) =>
      onSave({
        // A pending confirmation is not resent for an unchanged choice.
        ...((newsletter !== undefined) !== isOn && { newsletter: newsletter !== undefined }),
        interests: interestFlags.filter(flag => [interests ?? []].flat().includes(flag)),
      }),
  )
  return (
    <form className={styles.form} {...props}>
      <Tick name="newsletter" value="yes" defaultChecked={isOn}>
        {t('own_letters_newsletter')}
      </Tick>
      {wanted.newsletter === 'asked' && <p className={styles.note}>{t('own_letters_asked')}</p>}
      <fieldset className={styles.part}>
        <legend>{t('own_letters_interests')}</legend>
        {interestFlags.map(flag => (
          <Tick key={flag} name="interests" value={flag} defaultChecked={wanted.interests.includes(flag)}>
            {t(`own_letters_${flag}`)}
          </Tick>
        ))}
      </fieldset>
      <SaveLine state={state} problem={problem} />
    </form>
  )
}
