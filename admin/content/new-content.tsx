import { useNavigate } from 'react-router'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { type ContentGroup, type ContentKind, contentDeclarations, contentKinds } from '#domain/editorial/content-kinds'
import { useForm } from '#web/features/forms/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input, Select } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'

const open = contentKinds.filter(kind => contentDeclarations[kind].isOpen)

/** Creates a draft and opens its editor. */
export function NewContent({ group, onClose }: { group: ContentGroup | undefined; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const localPath = useLocalPath()
  const { state, problem, fieldError, formProps } = useForm<{ kind: ContentKind; name: string }>(
    async (body, once) => {
      const { kind, id } = await adminApi('POST /office/content', { body }, { idempotencyKey: once })
      invalidateQueries('office content ')
      void navigate(localPath(`/office/pages/${id}?kind=${kind}`))
    },
    { draft: 'office new content' },
  )
  return (
    <Dialog title={t('content_new')} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <Select label={t('content_kind')} name="kind" defaultValue={open.find(kind => kind === group) ?? 'page'}>
          {open.map(kind => (
            <option key={kind} value={kind}>
              {t(`content_group_${kind}`)}
            </option>
          ))}
        </Select>
        <Input
          name="name"
          required
          maxLength={200}
          autoComplete="off"
          label={t('content_new_name')}
          hint={t('content_new_hint')}
          error={fieldError('name')}
        />
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'content_new_go')}
        </Button>
      </form>
    </Dialog>
  )
}
