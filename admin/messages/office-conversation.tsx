import { useEffect } from 'react'
import { ChangeButton, Changes, useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import list from '#admin/ui/list.module.css'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDays } from '#domain/calendar/formats'
import { ComposeMessage, MessageList } from '#web/features/messages/public'
import { showToast } from '#web/features/toasts/public'
import { useQuery } from '#web/lib/query'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { QueryFallback } from '#web/ui/query-boundary'

/** How often new messages are asked for, in milliseconds. */
const pollIntervalMs = 20_000

interface OfficeConversationProps {
  id: number
  me: StaffPerson
}

/** One conversation, with the form for the answer. */
export function OfficeConversation({ id, me }: OfficeConversationProps) {
  const t = useT()
  const mayChange = useMayChange()
  const language = useLanguage()
  const params = { id }
  const key = `office messages of ${id} ${me.id}`
  const { data, isError, refetch } = useQuery(
    key,
    signal => adminApi('GET /office/messages/{id}', { params }, { signal }),
    {
      staleTime: 0,
      refetchInterval: pollIntervalMs,
    },
  )
  const lastId = data?.messages.at(-1)?.id ?? 0
  const isUnread = (data?.unread ?? 0) > 0
  useEffect(() => {
    if (!isUnread || !mayChange) return
    adminApi('POST /office/messages/{id}/read', { params: { id }, body: { messageId: lastId } }).catch(() => {
      // It stays unread, and is marked with the next visit.
    })
  }, [id, lastId, isUnread, mayChange])
  const settle = useMutation(async () => {
    await adminApi('POST /office/messages/{id}/read', { params, body: { messageId: lastId, done: true } })
    showToast(t('admin_messages_done_said'), 'long')
  }, 'office messages')
  const back = (
    <p className={list.action}>
      <AdminLink to="/office/messages">{t('admin_messages_back')}</AdminLink>
    </p>
  )
  if (!data) return isError ? <QueryFallback failed again={refetch} /> : back
  const { name, email, villa, reference, from, to, isGuest, awaitsStaff, messages } = data
  return (
    <div className={styles.part}>
      {back}
      <header className={styles.meta}>
        <h2>
          {name || email} {isGuest && <small>{t('admin_messages_guest')}</small>}
        </h2>
        <p className={styles.muted}>
          {villa} · {reference} · {formatDays({ from, to }, language)}
        </p>
        <p className={styles.muted}>
          {email} · {t('admin_messages_language', { language: t(`admin_language_${data.language}`) })}
        </p>
      </header>
      <MessageList
        messages={messages}
        side="staff"
        timezone={Intl.DateTimeFormat().resolvedOptions().timeZone}
        open={openAttachment}
      />
      <Changes>
        <ComposeMessage
          draft={`office message ${id}`}
          lang={data.language}
          send={async (body, once) => {
            await adminApi('POST /office/messages/{id}', { params, body }, { idempotencyKey: once })
            showToast(t('admin_messages_sent'), 'long')
            refetch()
          }}
          upload={body => adminApi('POST /office/messages/{id}/files', { params, body })}
        />
      </Changes>
      {awaitsStaff && (
        <p>
          <ChangeButton variant="quiet" disabled={settle.isSending} onClick={() => void settle.mutate()}>
            {t('admin_messages_done')}
          </ChangeButton>
        </p>
      )}
    </div>
  )
}

/** Attachments download, so they need no tab of their own. */
async function openAttachment(id: number): Promise<void> {
  const { address } = await adminApi('POST /core/documents/links', { body: { kind: 'attachment', id } })
  location.assign(address)
}
