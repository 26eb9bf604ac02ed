import { useState } from 'react'
import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/endpoint'
import type { PageOf } from '#contract/pages'
import { api, CallError } from '#web/api'
import { learn, useAsked } from '#web/asked'
import { DoorHere } from '#web/features/door/lazy'
import { StepAlert } from '#web/features/door/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import { HeadingWords } from '#web/ui/heading-words'
import { NotCome } from './not-come'
import styles from './own-frame.module.css'
import { SubscriptionsForm } from './subscriptions-form'

type Known = Reply<Calls['GET /core/contacts/subscriptions/bytoken']>

/** Null if the token is unknown, or its address has been deleted. */
async function look(token: string, signal: AbortSignal): Promise<Known | null> {
  try {
    return await api('GET /core/contacts/subscriptions/bytoken', { headers: { token } }, { signal })
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.status === 422)) return null
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
  const { data, failed, again } = useAsked('subscriptions by token', signal => look(token, signal), { fresh: 0 })
  return (
    <div className={styles.frame}>
      <div className={styles.content}>
        <h1 className={styles.title}>
          <HeadingWords words={page.heading1} />
        </h1>
        {data === undefined && <NotCome failed={failed} again={again} />}
        {data === null && (
          <>
            <StepAlert>{t('own_letters_link_over')}</StepAlert>
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
  const save = async (body: { newsletter?: boolean; interests?: Known['interests'] }) =>
    learn(
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
      setProblem(t('error_part'))
    }
    setSending(false)
  }

  return (
    <>
      <p>{t('own_letters_text', { email })}</p>
      {newsletter === 'asked' && (
        <div className={styles.note}>
          <p>{t('own_letters_confirm')}</p>
          <Button disabled={sending} onClick={() => void settle('joined')}>
            {t('own_letters_confirm_action')}
          </Button>
        </div>
      )}
      {newsletter === 'on' && (
        <div className={styles.ways}>
          <Button look="secondary" disabled={sending} onClick={() => void settle('left')}>
            {t('own_letters_leave')}
          </Button>
        </div>
      )}
      <Problem>{problem}</Problem>
      {settled && <p role="status">{t(settled === 'joined' ? 'own_letters_joined' : 'own_letters_left')}</p>}
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
