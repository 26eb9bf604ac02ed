import { useRef } from 'react'
import { attachmentTypes, longestMessage } from '#domain/messages/message'
import { useForm } from '#web/features/forms/public'
import { formatFileSize } from '#web/lib/files'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'
import styles from './messages.module.css'
import { type UploadFile, useAttachments } from './use-attachments'

interface ComposeMessageProps {
  /** The name under which the tab stores what was typed. */
  draft: string
  /** The language of the reader, for the spelling checker. */
  lang?: string
  send: (message: { body: string; fileIds: number[] }, once: string) => Promise<unknown>
  upload: UploadFile
  /** A note for people who are about to attach a file. */
  hint?: string
}

/** The form for the next message, with its files. What was typed survives a reload and a failure. */
export function ComposeMessage({ draft, lang, send, upload, hint }: ComposeMessageProps) {
  const t = useT()
  const language = useLanguage()
  const picker = useRef<HTMLInputElement>(null)
  const { files, isUploading, problem: fileProblem, add, remove, clear } = useAttachments(upload)
  const { state, problem, fieldError, formProps } = useForm<{ body: string }>(
    async ({ body }, once) => {
      await send({ body, fileIds: files.map(({ id }) => id) }, once)
      formProps.ref.current?.reset()
      clear()
    },
    { draft },
  )
  return (
    <form className={styles.compose} {...formProps}>
      <TextArea
        name="body"
        rows={4}
        required
        maxLength={longestMessage}
        lang={lang}
        label={t('conversation_your_message')}
        error={fieldError('body')}
      />
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ id, name, size }) => (
            <li key={id} className={styles.chosen}>
              {name} <small>{formatFileSize(size, language)}</small>
              <button
                type="button"
                className={styles.remove}
                aria-label={t('conversation_remove_file', { name })}
                onClick={() => remove(id)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={attachmentTypes.join()}
        aria-label={t('conversation_attach')}
        onChange={event => {
          void add([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <FormError>{fileProblem ?? problem}</FormError>
      <p className={styles.actions}>
        <Button type="submit" disabled={state === 'sending' || isUploading}>
          {t('conversation_send')}
        </Button>
        <Button variant="secondary" disabled={isUploading} onClick={() => picker.current?.click()}>
          {t(isUploading ? 'conversation_uploading' : 'conversation_attach')}
        </Button>
      </p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </form>
  )
}
