import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { forgetMailedToken, mailedToken, sessionApi } from '#web/features/session/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { QueryFallback } from '#web/ui/query-boundary'
import { AccountLayout } from './account-layout'
import { SubscriptionsByToken } from './subscriptions-by-token'
import { SubscriptionsForm } from './subscriptions-form'

/** Subscriptions of lead bookers (84) and guests; readers of an e-mail need no log-in. */
export default function Subscriptions({ page }: { page: PageOf<'own'> }) {
  const navigate = useNavigate()
  const [token, setToken] = useState(mailedToken)
  if (token === undefined)
    return <AccountLayout page={page}>{contact => <NewsletterPreferences contact={contact} />}</AccountLayout>
  return (
    <SubscriptionsByToken
      page={page}
      token={token}
      onSignedIn={() => {
        forgetMailedToken()
        setToken(undefined)
        // Guests are redirected.
        void navigate('.', { replace: true })
      }}
    />
  )
}

function NewsletterPreferences({ contact: { id, coSignIn, email } }: { contact: CurrentContact }) {
  const t = useT()
  const params = { id }
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`letters ${id}`, signal =>
    coSignIn
      ? sessionApi('GET /core/guestlogins/{id}/subscriptions', { params }, { signal })
      : sessionApi('GET /core/contacts/{id}/subscriptions', { params }, { signal }),
  )
  if (!data) return <QueryFallback failed={failed} again={again} />
  return (
    <>
      <p>{t('profile_newsletter_text', { email: email ?? '' })}</p>
      <SubscriptionsForm
        wanted={data}
        onSave={async body => {
          const answer = coSignIn
            ? await sessionApi('POST /core/guestlogins/{id}/subscriptions', { params, body })
            : await sessionApi('POST /core/contacts/{id}/subscriptions', { params, body })
          setQueryData(`letters ${id}`, answer)
        }}
      />
    </>
  )
}
