import type { ReactNode } from 'react'
import styles from '#admin/ui/admin.module.css'
import { errorMessage, type Shape, useForm } from '#web/features/forms/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { viewsKey } from './use-views'

/** The fields of a view: only new ones and the own ones can be shared. */
export interface ViewFields {
  name: string
  shared?: boolean
  present?: string
}

interface ViewFormProps {
  title: string
  /** What the form does. */
  text?: string
  /** Name of the draft. */
  draft: string
  initial?: { name: string; shared: boolean }
  canShare: boolean
  shape?: () => Promise<Shape<ViewFields>>
  messages: Readonly<Record<string, string>>
  /** Why saving failed after two edits were merged. */
  mergeError?: unknown
  send: (fields: ViewFields, once: string) => Promise<unknown>
  onClose: () => void
  /** Further fields. */
  children?: ReactNode
}

/** The dialog in which a view gets its name. */
export function ViewForm({
  title,
  text,
  draft,
  initial,
  canShare,
  shape,
  messages,
  mergeError,
  send,
  onClose,
  children,
}: ViewFormProps) {
  const t = useT()
  const { state, problem, fieldError, formProps } = useForm<ViewFields>(
    async (fields, once) => {
      await send(fields, once)
      invalidateQueries(viewsKey)
      onClose()
    },
    { draft, messages, ...(shape && { shape }) },
  )
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        {text && <p>{text}</p>}
        <Input
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          label={t('admin_view_name')}
          defaultValue={initial?.name}
          error={fieldError('name')}
        />
        {canShare && (
          <CheckboxField name="shared" value="yes" defaultChecked={initial?.shared}>
            {t('admin_view_share')}
          </CheckboxField>
        )}
        {children}
        <FormError>{mergeError === undefined ? problem : errorMessage(mergeError, t, messages)}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t('admin_save')}
        </Button>
      </form>
    </Dialog>
  )
}
