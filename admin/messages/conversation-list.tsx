import { useState } from 'react'
import { useLocation } from 'react-router'
import { useMoment } from '#admin/changes/answer-due'
import own from '#admin/changes/changes.module.css'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import type { OfficeConversationShown } from '#contract/messages/messages'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDays } from '#domain/calendar/formats'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { QueryBoundary } from '#web/ui/query-boundary'

type State = 'waiting' | 'all'

/** The conversations that await an answer, or all. */
export function ConversationList({ me }: { me: StaffPerson }) {
  const t = useT()
  const state: State = new URLSearchParams(useLocation().search).get('state') === 'all' ? 'all' : 'waiting'
  return (
    <>
      <nav aria-label={t('admin_messages_which')}>
        <ul className={own.tabs}>
          <li>
            <AdminLink to="/office/messages" aria-current={state === 'waiting' ? 'page' : undefined}>
              {t('admin_messages_waiting')}
            </AdminLink>
          </li>
          <li>
            <AdminLink to="/office/messages?state=all" aria-current={state === 'all' ? 'page' : undefined}>
              {t('admin_messages_all')}
            </AdminLink>
          </li>
        </ul>
      </nav>
      <Page key={state} me={me} state={state} cursor={undefined} />
    </>
  )
}

interface PageProps {
  me: StaffPerson
  state: State
  cursor: string | undefined
}

/** Fifty conversations, and the following ones on request. */
function Page({ me, state, cursor }: PageProps) {
  const t = useT()
  const [isContinued, setContinued] = useState(false)
  const { data, isError, refetch } = useQuery(
    `office messages ${state} ${cursor ?? ''} ${me.id}`,
    signal => adminApi('GET /office/messages', { query: { state, ...(cursor && { cursor }) } }, { signal }),
    { staleTime: 0 },
  )
  return (
    <QueryBoundary data={data} failed={isError} again={refetch}>
      {({ conversations, next }) =>
        conversations.length === 0 ? (
          <p role="status">{t(`admin_messages_none_${state}`)}</p>
        ) : (
          <>
            <ul className={styles.rows}>
              {conversations.map(conversation => (
                <ConversationRow key={conversation.id} conversation={conversation} />
              ))}
            </ul>
            {next !== null &&
              (isContinued ? (
                <Page me={me} state={state} cursor={next} />
              ) : (
                <p>
                  <Button variant="secondary" onClick={() => setContinued(true)}>
                    {t('admin_messages_more')}
                  </Button>
                </p>
              ))}
          </>
        )
      }
    </QueryBoundary>
  )
}

function ConversationRow({ conversation }: { conversation: OfficeConversationShown }) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const { id, name, email, isGuest, villa, reference, from, to, excerpt, unread, lastMessageAt } = conversation
  return (
    <li className={own.row}>
      <div className={styles.meta}>
        <p className={styles.rowName}>
          {name || email} {isGuest && <small>{t('admin_messages_guest')}</small>}
        </p>
        <p className={styles.muted}>
          {villa} · {reference}
        </p>
        <p className={styles.muted}>{formatDays({ from, to }, language)}</p>
      </div>
      <div className={styles.meta}>
        <p>{excerpt}</p>
      </div>
      <div className={styles.meta}>
        <p className={styles.muted}>{moment(lastMessageAt)}</p>
        {unread > 0 && <p className={own.overdue}>{t('admin_messages_unread', { count: unread })}</p>}
      </div>
      <p className={own.action}>
        <AdminLink
          to={`/office/messages?conversation=${id}`}
          aria-label={t('admin_messages_open_of', { name: name || email, villa })}
        >
          {t('admin_messages_open')}
        </AdminLink>
      </p>
    </li>
  )
}
