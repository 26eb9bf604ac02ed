import type { PageOf } from '#contract/pages'
import type { Subscriptions as Wanted } from '#contract/profile'
import { interestFlags } from '#domain/interest-flags'
import { useAsked } from '#web/asked'
import { useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import { Skeleton } from '#web/ui/skeleton'
import { Tick } from '#web/ui/tick'
import { OwnFrame } from './own-frame'
import styles from './own-frame.module.css'

/** What somebody wants to be sent: a lead booker's page (84), or that of who shares a booking. */
export default function Subscriptions({ page }: { page: PageOf<'own'> }) {
  return <OwnFrame page={page}>{({ id, coSignIn }) => <Loaded key={id} id={id} guest={coSignIn} />}</OwnFrame>
}

interface Whose {
  id: string
  guest: boolean
}

function Loaded({ id, guest }: Whose) {
  const t = useT()
  const { data, failed, again } = useAsked(`subscriptions ${id}`, signal => {
    const given = { params: { id } }
    return guest
      ? ownApi('GET /core/guestlogins/{id}/subscriptions', given, { signal })
      : ownApi('GET /core/contacts/{id}/subscriptions', given, { signal })
  })
  if (failed)
    return (
      <p role="alert">
        {t('error_part')}{' '}
        <button type="button" className={styles.small} onClick={again}>
          {t('error_again')}
        </button>
      </p>
    )
  return data ? <Choice id={id} guest={guest} wanted={data} onSaved={again} /> : <Skeleton />
}

function Choice({ id, guest, wanted, onSaved }: Whose & { wanted: Wanted; onSaved: () => void }) {
  const t = useT()
  const { state, problem, props } = useForm<Record<string, string>>(async ticked => {
    const body = {
      newsletter: 'newsletter' in ticked,
      interests: interestFlags.filter(flag => flag in ticked),
    }
    const given = { params: { id }, body }
    if (guest) await ownApi('POST /core/guestlogins/{id}/subscriptions', given)
    else await ownApi('POST /core/contacts/{id}/subscriptions', given)
    onSaved()
  })
  return (
    <form className={styles.form} {...props}>
      <p>{t('own_letters_text')}</p>
      <Tick name="newsletter" value="yes" defaultChecked={wanted.newsletter !== 'off'}>
        {t('own_newsletter')}
      </Tick>
      {interestFlags.map(flag => (
        <Tick key={flag} name={flag} value="yes" defaultChecked={wanted.interests.includes(flag)}>
          {t(`own_${flag}`)}
        </Tick>
      ))}
      {wanted.newsletter === 'asked' && <p className={styles.note}>{t('own_newsletter_asked')}</p>}
      <Problem>{problem}</Problem>
      {state === 'done' && <p role="status">{t('own_saved')}</p>}
      <Button type="submit" disabled={state === 'sending'}>
        {t(state === 'sending' ? 'own_saving' : 'own_save')}
      </Button>
    </form>
  )
}
