import { useState } from 'react'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import { parseUserAgent } from '#domain/access/user-agent'
import { formatShortDateTime } from '#domain/calendar/format-datetime'
import { createPasskey, PasswordField, passwordMessages, supportsPasskeys } from '#web/features/auth/public'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { forgetDraft, useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../account-layout.module.css'
import { LogInAgain, type LogInAgainProps } from './log-in-again'

type Passkey = ResponseBody<Endpoints['GET /auth/passkeys']>['passkeys'][number]

interface PasskeysProps {
  contactId: string
  account: LogInAgainProps & { hasPassword: boolean }
}

/** The passkeys of an account: add, rename and remove. */
export function Passkeys({ contactId, account }: PasskeysProps) {
  const t = useT()
  const language = useLanguage()
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`passkeys ${contactId}`, signal => sessionApi('GET /auth/passkeys', undefined, { signal }))
  const [opened, setOpened] = useState<Passkey | 'another'>()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const when = (instant: string) => formatShortDateTime(Date.parse(instant), zone, language)
  const close = (changed: boolean) => {
    setOpened(undefined)
    if (changed) again()
  }
  return (
    <section className={styles.part}>
      <h2>{t('passkeys')}</h2>
      <p>{t('passkeys_text')}</p>
      {data ? (
        data.passkeys.length > 0 && (
          <ul className={styles.rows}>
            {data.passkeys.map(passkey => (
              <li key={passkey.id} className={styles.row}>
                <span>
                  {passkey.name}
                  <br />
                  <span className={styles.muted}>
                    {passkey.lastUsedAt
                      ? t('passkey_used', { when: when(passkey.lastUsedAt) })
                      : t('passkey_made', { when: when(passkey.createdAt) })}
                  </span>
                </span>
                <Button
                  variant="secondary"
                  aria-label={t('passkey_remove_of', { name: passkey.name })}
                  onClick={() => setOpened(passkey)}
                >
                  {t('passkey_remove')}
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : (
        <QueryFallback failed={failed} again={again} />
      )}
      {supportsPasskeys() ? (
        <p>
          <Button variant="secondary" onClick={() => setOpened('another')}>
            {t('passkey_add')}
          </Button>
        </p>
      ) : (
        <p className={styles.muted}>{t('passkeys_unknown')}</p>
      )}
      {opened === 'another' && <AddPasskey account={account} onClose={close} />}
      {opened && opened !== 'another' && <RemovePasskey passkey={opened} onClose={close} />}
    </section>
  )
}

interface AddPasskeyProps {
  account: PasskeysProps['account']
  onClose: (changed: boolean) => void
}

function AddPasskey({ account: { hasPassword, ...account }, onClose }: AddPasskeyProps) {
  const t = useT()
  const [isStale, setIsStale] = useState(false)
  const [said, setSaid] = useState('')
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ name: string; password?: string }>(
    async ({ name, password }) => {
      setSaid('')
      const asked = await sessionApi('POST /auth/passkeys/options', { body: hasPassword ? { password } : {} }).catch(
        (error: unknown) => {
          setIsStale(error instanceof ApiError && error.code === 'recent-log-in-needed')
          throw error
        },
      )
      const passkey = await createPasskey(asked)
      if (typeof passkey === 'string') return setSaid(t(passkey === 'known' ? 'passkey_known' : 'passkey_not_made'))
      await sessionApi('POST /auth/passkeys', { body: { name, passkey } })
      showToast(t('passkey_added'), 'long')
      onClose(true)
    },
    {
      draft: 'passkey',
      messages: {
        ...passwordMessages(t),
        'not-in-this-state': t('passkey_enough'),
        'recent-log-in-needed': t('log_in_again_needed'),
      },
    },
  )
  const close = () => {
    forgetDraft('passkey')
    onClose(false)
  }
  const { browser, system } = parseUserAgent(navigator.userAgent)
  return (
    <Dialog title={t('passkey_add')} onClose={close}>
      <form className={styles.form} {...props}>
        <p>{t('passkey_add_text')}</p>
        <Input
          name="name"
          label={t('passkey_name')}
          hint={t('passkey_name_hint')}
          defaultValue={[browser, system].filter(Boolean).join(', ')}
          maxLength={60}
          error={fault('name')}
          required
        />
        {hasPassword && (
          <PasswordField
            name="password"
            label={t('account_password_current')}
            autoComplete="current-password"
            error={fault('password')}
            required
          />
        )}
        <FormError>{problem ?? said}</FormError>
        {isStale && <LogInAgain {...account} />}
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'account_saving' : 'passkey_go_on')}
        </Button>
      </form>
    </Dialog>
  )
}

interface RemovePasskeyProps {
  passkey: Passkey
  onClose: (changed: boolean) => void
}

function RemovePasskey({ passkey: { id, name }, onClose }: RemovePasskeyProps) {
  const t = useT()
  return (
    <ConfirmDialog
      title={t('passkey_remove_title', { name })}
      text={t('passkey_remove_text')}
      action={t('passkey_remove')}
      act={() => sessionApi('DELETE /auth/passkeys/{id}', { params: { id } })}
      onDone={() => onClose(true)}
      onClose={() => onClose(false)}
    />
  )
}
