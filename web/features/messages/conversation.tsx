import { useEffect } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { ConversationShown } from '#contract/messages/messages'
import { openDocument } from '#web/features/booking/public'
import { sessionApi } from '#web/features/session/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { QueryFallback } from '#web/ui/query-boundary'
import { ComposeMessage } from './compose-message'
import { MessageList } from './message-list'
import styles from './messages.module.css'

/** How often new messages are asked for while the page is open, in milliseconds. */
const pollIntervalMs = 20_000

interface ConversationProps {
  bookingId: number
  contact: CurrentContact
}

/** The conversation about one booking, the form for the next message, and the way to the documents. */
export function Conversation({ bookingId, contact }: ConversationProps) {
  const t = useT()
  const key = `conversation ${bookingId} ${contact.id}`
  const params = { id: bookingId }
  const { data, isError, refetch } = useQuery(
    key,
    signal => sessionApi('GET /core/bookings/{id}/messages', { params }, { signal }),
    { staleTime: 0, refetchInterval: pollIntervalMs },
  )
  useMarkRead(data, contact)
  if (!data) return <QueryFallback failed={isError} again={refetch} />
  const { messages, staffReadId } = data
  return (
    <div className={styles.conversation}>
      {messages.length === 0 ? (
        <p>{t('conversation_empty')}</p>
      ) : (
        <MessageList
          messages={messages}
          side="client"
          seenId={staffReadId}
          open={openAttachment}
          timezone={Intl.DateTimeFormat().resolvedOptions().timeZone}
        />
      )}
      {contact.loggedInAsContactAdmin ? (
        <p className={styles.hint}>{t('conversation_read_only')}</p>
      ) : (
        <ComposeMessage
          draft={`message ${bookingId}`}
          hint={t('conversation_files_hint')}
          send={async (body, once) => {
            const sent = await sessionApi(
              'POST /core/bookings/{id}/messages',
              { params, body },
              { idempotencyKey: once },
            )
            setQueryData(key, sent)
          }}
          upload={body => sessionApi('POST /core/bookings/{id}/messages/files', { params, body })}
        />
      )}
      <section className={styles.documents}>
        <h2>{t('conversation_documents')}</h2>
        <ul>
          {documentPages(contact).map(({ path, name }) => (
            <li key={path}>
              <InternalLink to={`${path}?booking=${bookingId}`}>{t(name)}</InternalLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const openAttachment = (id: number) => openDocument('attachment', id)

/** The pages with the documents of a booking; invoices are the lead booker's. */
const documentPages = ({ coSignIn }: Pick<CurrentContact, 'coSignIn'>) =>
  [
    { path: '/secure/ob/confirmation', name: 'conversation_confirmation' },
    { path: '/secure/holiday-information-pack', name: 'conversation_pack' },
    ...(coSignIn ? [] : ([{ path: '/secure/overview-and-payment', name: 'conversation_invoices' }] as const)),
  ] as const

/** Tells the server that the messages were shown, unless staff look on. */
function useMarkRead(data: ConversationShown | undefined, { loggedInAsContactAdmin }: CurrentContact) {
  const bookingId = data?.bookingId
  const lastId = data?.messages.findLast(({ side }) => side === 'staff')?.id ?? 0
  const isUnread = lastId > (data?.readId ?? 0)
  useEffect(() => {
    if (bookingId === undefined || !isUnread || loggedInAsContactAdmin) return
    const asked = { params: { id: bookingId }, body: { messageId: lastId } }
    sessionApi('POST /core/bookings/{id}/messages/read', asked)
      .then(() => invalidateQueries('unread messages'))
      .catch(() => {
        // They stay unread, and are marked with the next visit.
      })
  }, [bookingId, isUnread, lastId, loggedInAsContactAdmin])
}
