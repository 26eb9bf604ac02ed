import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PageOf } from '#contract/pages'
import type { CurrentContact } from '#contract/sessions'
import { learn, useAsked } from '#web/asked'
import { forgetMailedToken, mailedToken, ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { NotCome } from './not-come'
import { OwnFrame } from './own-frame'
import { SubscriptionsByToken } from './subscriptions-by-token'
import { SubscriptionsForm } from './subscriptions-form'

/** Subscriptions of lead bookers (84) and guests; readers of an e-mail need no log-in. */
export default function Subscriptions({ page }: { page: PageOf<'own'> }) {
  const navigate = useNavigate()
  const [token, setToken] = useState(mailedToken)
  if (token === undefined) return <OwnFrame page={page}>{contact => <Letters contact={contact} />}</OwnFrame>
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
      <SubscriptionsForm
        wanted={data}
        onSave={async body => {
          const answer = coSignIn
            ? await ownApi('POST /core/guestlogins/{id}/subscriptions', { params, body })
            : await ownApi('POST /core/contacts/{id}/subscriptions', { params, body })
          learn(`letters ${id}`, answer)
        }}
      />
    </>
  )
}
