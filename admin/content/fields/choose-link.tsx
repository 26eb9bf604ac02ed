import { useState } from 'react'
import { ChangeButton } from '#admin/permissions/may-change'
import styles from '#admin/ui/admin.module.css'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input, Select } from '#web/ui/field'
import { FindRecord } from './record-field'

/** Records that a text can link to by their number; such links survive a changed path. */
const linkable = ['page', 'villa', 'collection', 'experience', 'press'] as const

interface ChooseLinkProps {
  /** The link at the cursor; empty where there is none. */
  href: string
  /** An empty address removes the link. */
  onChoose: (href: string, name: string) => void
  onClose: () => void
}

/** Chooses the target of a link: a record of the site, or an address. */
export function ChooseLink({ href, onChoose, onClose }: ChooseLinkProps) {
  const t = useT()
  const [of, setOf] = useState<(typeof linkable)[number]>('page')
  const [address, setHref] = useState(href)
  const [isWrong, setWrong] = useState(false)
  const isAddress = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|\{\{[a-z]+:\d+\}\})/.test(address)
  const apply = () => {
    if (isAddress) onChoose(address, address)
    else setWrong(true)
  }
  return (
    <Dialog title={t('content_link')} onClose={onClose}>
      <div className={styles.form}>
        <Select
          label={t('content_link_to')}
          value={of}
          onChange={event => setOf(linkable.find(kind => kind === event.target.value) ?? 'page')}
        >
          {linkable.map(kind => (
            <option key={kind} value={kind}>
              {kind === 'villa' ? t('admin_villa') : t(`content_group_${kind}`)}
            </option>
          ))}
        </Select>
        <FindRecord
          of={of}
          label={t('content_choose_record')}
          onChoose={({ id, name }) => onChoose(`{{${of}:${id}}}`, name)}
        />
        <Input
          label={t('content_link_address')}
          hint={t('content_link_hint')}
          error={isWrong && !isAddress && t('validation_invalid')}
          autoComplete="off"
          value={address}
          onChange={event => setHref(event.target.value.trim())}
        />
        <div className={styles.actions}>
          <ChangeButton onClick={apply}>{t('content_link_go')}</ChangeButton>
          {href !== '' && (
            <Button variant="secondary" onClick={() => onChoose('', '')}>
              {t('content_link_remove')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
