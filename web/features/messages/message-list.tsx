import { useState } from 'react'
import type { AttachmentShown, MessageShown } from '#contract/messages/messages'
import { formatDateTime } from '#domain/calendar/format-datetime'
import { formatFileSize } from '#web/lib/files'
import { useLanguage, useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './messages.module.css'

interface MessageListProps {
  messages: readonly MessageShown[]
  /** The side that reads: its own messages are on the right. */
  side: MessageShown['side']
  /** The last message that the other side has seen. */
  seenId?: number
  /** The time zone of the reader. */
  timezone: string
  /** Opens an attachment. */
  open: (id: number) => Promise<void>
}

/** The messages of a conversation, the oldest first. */
export function MessageList({ messages, side, seenId = 0, timezone, open }: MessageListProps) {
  const t = useT()
  const language = useLanguage()
  const [failed, setFailed] = useState(false)
  const lastOwn = messages.findLast(message => message.side === side)
  const openFile = (id: number) => {
    setFailed(false)
    open(id).catch(() => setFailed(true))
  }
  return (
    <>
      <ol className={styles.messages} aria-label={t('conversation_messages')}>
        {messages.map(message => {
          const isOwn = message.side === side
          const author = message.author || t(message.side === 'staff' ? 'conversation_company' : 'conversation_client')
          return (
            <li key={message.id} className={isOwn ? styles.own : styles.theirs}>
              <p className={styles.author}>
                {isOwn && side === 'client' ? t('conversation_you') : author} ·{' '}
                <time dateTime={message.sentAt}>{formatDateTime(Date.parse(message.sentAt), timezone, language)}</time>
                {message.byEmail && ` · ${t('conversation_by_email')}`}
              </p>
              <p className={styles.words}>{message.body}</p>
              {message.files.length > 0 && (
                <ul className={styles.files}>
                  {message.files.map(file => (
                    <FileButton key={file.id} file={file} onOpen={() => openFile(file.id)} />
                  ))}
                </ul>
              )}
              {message === lastOwn && seenId >= message.id && <p className={styles.seen}>{t('conversation_seen')}</p>}
            </li>
          )
        })}
      </ol>
      <FormError>{failed && t('form_failed')}</FormError>
    </>
  )
}

function FileButton({ file: { name, size }, onOpen }: { file: AttachmentShown; onOpen: () => void }) {
  const t = useT()
  const language = useLanguage()
  return (
    <li>
      <button type="button" className={styles.file} onClick={onOpen}>
        <VisuallyHidden>{t('conversation_open_file')} </VisuallyHidden>
        {name} <small>{formatFileSize(size, language)}</small>
      </button>
    </li>
  )
}
