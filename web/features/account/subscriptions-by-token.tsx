import { useState } from 'react'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import type { PageOf } from '#contract/pages'
import { DoorHere } from '#web/features/auth/lazy'
import { StepAlert } from '#web/features/auth/public'
import { ApiError, api } from '#web/lib/api-client'
import { setQueryData, useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from './account-layout.module.css'
import { SubscriptionsForm } from './subscriptions-form'

type Known = ResponseBody<Endpoints['GET /core/contacts/subscriptions/bytoken']>

/** Null if the token is unknown, or its address has been deleted. */
async function look(token: string, signal: AbortSignal): Promise<Known | null> {
  try {
    return await api('GET /core/contacts/subscriptions/bytoken', { headers: { token } }, { signal })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null
    throw error
  }
}

interface SubscriptionsByTokenProps {
  page: PageOf<'own'>
  token: string
  onSignedIn: () => void
}

/** Subscriptions of an e-mail's reader, without other data of theirs. */
export function SubscriptionsByToken({ page, token, onSignedIn }: SubscriptionsByTokenProps) {
  const t = useT()
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery('subscriptions by token', signal => look(token, signal), { staleTime: 0 })
  return (
    <div className={styles.frame}>
      <div className={styles.content}>
        <h1 className={styles.title}>
          <HyphenatedHeading words={page.heading1} />
        </h1>
        {data === undefined && <QueryFallback failed={failed} again={again} />}
        {data === null && (
          <>
            <StepAlert>{t('profile_newsletter_link_over')}</StepAlert>
            <DoorHere onSignedIn={onSignedIn} />
          </>
        )}
        {data && <Choices token={token} known={data} />}
      </div>
    </div>
  )
}

function Choices({ token, known }: { token: string; known: Known }) {
  const t = useT()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const [settled, setSettled] = useState<'joined' | 'left'>()
  const { email, newsletter } = known
  const save = async (body: { newsletter?: boolean; interests?: Known['interests']; reminders?: Known['reminders'] }) =>
    setQueryData(
      'subscriptions by token',
      await api('POST /core/contacts/subscriptions/bytoken', { headers: { token }, body }),
    )

  const settle = async (next: 'joined' | 'left') => {
    setSending(true)
    setProblem('')
    try {
      await save({ newsletter: next === 'joined' })
      setSettled(next)
    } catch {
      setProblem(t('error_section'))
    }
    setSending(false)
  }

  return (
    <>
      <p>{t('profile_newsletter_text', { email })}</p>
      {newsletter === 'asked' && (
        <div className={styles.note}>
          <p>{t('profile_newsletter_confirm')}</p>
          <Button disabled={sending} onClick={() => void settle('joined')}>
            {t('profile_newsletter_confirm_action')}
          </Button>
        </div>
      )}
      {newsletter === 'on' && (
        <div className={styles.actions}>
          <Button variant="secondary" disabled={sending} onClick={() => void settle('left')}>
            {t('profile_newsletter_leave')}
          </Button>
        </div>
      )}
      <FormError>{problem}</FormError>
      {settled && (
        <p role="status">{t(settled === 'joined' ? 'profile_newsletter_joined' : 'profile_newsletter_left')}</p>
      )}
      {newsletter !== 'asked' && (
        // Reflects the choices made above.
        <SubscriptionsForm
          key={newsletter}
          wanted={known}
          onSave={async chosen => {
            setSettled(undefined)
            await save(chosen)
          }}
        />
      )}
    </>
  )
}
