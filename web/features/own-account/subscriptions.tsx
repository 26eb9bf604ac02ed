import type { PageOf } from '#contract/pages'
import type { Subscriptions as Wanted } from '#contract/profile'
import type { CurrentContact } from '#contract/sessions'
import { interestFlags } from '#domain/interest-flags'
import { learn, useAsked } from '#web/asked'
import { useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Tick } from '#web/ui/tick'
import { NotCome } from './not-come'
import { OwnFrame } from './own-frame'
import styles from './own-frame.module.css'
import { SaveLine } from './save-line'

/** What lead bookers want to be sent (84), and those who share their bookings. */
export default function Subscriptions({ page }: { page: PageOf<'own'> }) {
  return <OwnFrame page={page}>{contact => <Letters contact={contact} />}</OwnFrame>
}

function Letters({ contact: { id, coSignIn, email } }: { contact: CurrentContact }) {
  const t = useT()
  const params = { id }
  const { data, failed, again } = useAsked(`letters ${id}`, signal =>
    coSignIn
      ? ownApi('GET /core/guestlogins/{id}/subscriptions', { params }, { signal })
      : ownApi('GET /core/contacts/{id}/subscriptions', { params }, { signal }),
  )
  if (!data) return <NotCome failed={failed} again={again} />
  return (
    <>
      <p>{t('own_letters_text', { email: email ?? '' })}</p>
      <LettersForm id={id} coSignIn={coSignIn} wanted={data} />
    </>
  )
}

interface LettersFormProps {
  id: string
  coSignIn: boolean
  wanted: Wanted
}

function LettersForm({ id, coSignIn, wanted }: LettersFormProps) {
  const t = useT()
  const isOn = wanted.newsletter !== 'off'
  const { state, problem, props } = useForm<{ newsletter?: string; interests?: string | string[] }>(
    async ({ newsletter, interests }) => {
      const params = { id }
      const body = {
        // Who waits for a letter is not sent another for what has not changed.
        ...((newsletter !== undefined) !== isOn && { newsletter: newsletter !== undefined }),
        interests: interestFlags.filter(flag => [interests ?? []].flat().includes(flag)),
      }
      const answer = coSignIn
        ? await ownApi('POST /core/guestlogins/{id}/subscriptions', { params, body })
        : await ownApi('POST /core/contacts/{id}/subscriptions', { params, body })
      learn(`letters ${id}`, answer)
    },
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
