import styles from '#admin/ui/admin.module.css'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'

interface NewClientProps {
  fieldError: (field: string) => string | undefined
  /** Staff choose a client whom the company knows instead. */
  onChoose: () => void
}

/** The fields of a person who becomes a client with the booking. */
export function NewClient({ fieldError, onChoose }: NewClientProps) {
  const t = useT()
  return (
    <fieldset className={styles.form}>
      <legend className={styles.rowName}>{t('admin_client_new')}</legend>
      <FieldRow>
        <Input name="firstname" required label={t('admin_client_firstname')} error={fieldError('firstname')} />
        <Input name="lastname" required label={t('admin_client_lastname')} error={fieldError('lastname')} />
      </FieldRow>
      <FieldRow>
        <Input name="email" type="email" required label={t('admin_client_email')} error={fieldError('email')} />
        <Input
          name="phone"
          type="tel"
          required
          label={t('admin_client_phone')}
          hint={t('admin_client_phone_hint')}
          error={fieldError('phone')}
        />
      </FieldRow>
      <p>
        <Button variant="quiet" onClick={onChoose}>
          {t('admin_client_choose')}
        </Button>
      </p>
    </fieldset>
  )
}
