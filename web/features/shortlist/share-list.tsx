import { useEffect, useRef, useState } from 'react'
import { sharedShortlistAddress } from '#domain/content/shortlist'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { ApiError, api } from '#web/lib/api-client'
import { localToday } from '#web/lib/local-today'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Drawer } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError, HoneypotField } from '#web/ui/form-parts'
import { InternalLink, localizePath } from '#web/ui/internal-link'
import { TextArea } from '#web/ui/text-area'
import styles from './share-list.module.css'
import { storeSharedList } from './shared-lists'
import type { Shortlist } from './shortlist'
import type { PricingStay } from './use-pricing-stay'

interface ShareListProps {
  villas: Shortlist
  /** Dates and party of the list. */
  asked: PricingStay
  onBack: () => void
  onClose: () => void
}

/** The shared list, and its message. */
interface Shared {
  id: string
  token: string
  words: { firstName: string; note: string }
}

/** Shares the list with friends: creates a link, then passes it on. */
export function ShareList({ villas, asked: { stay, guests }, onBack, onClose }: ShareListProps) {
  const t = useT()
  const [shared, setShared] = useState<Shared>()
  const { adults, children, infants } = guests
  const content = {
    villas: villas.map(({ id }) => id),
    ...(stay && { from: stay.from, to: stay.to }),
    ...{ adults, children, infants },
  }
  return (
    <Drawer title={t('shortlist_share_title')} onClose={onClose}>
      <p className={styles.back}>
        <Button variant="quiet" onClick={onBack}>
          {t('shortlist_back')}
        </Button>
      </p>
      {shared ? (
        <ShareLinkOptions shared={shared} content={content} onFollow={onClose} />
      ) : (
        <ShareForm content={content} onShared={setShared} />
      )}
    </Drawer>
  )
}

interface Content {
  villas: number[]
  from?: string
  to?: string
  adults: number
  children: number
  infants: number
}

/** Name of the sender, and a message to friends. */
function ShareForm({ content, onShared }: { content: Content; onShared: (shared: Shared) => void }) {
  const t = useT()
  const lang = useLanguage()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ firstName: string; note: string }>(
    async ({ firstName, note }, once) => {
      const words = { firstName, note }
      const made = await api(
        'POST /core/sharedshortlists/create',
        { body: { ...words, ...content, lang } },
        { idempotencyKey: once },
      )
      const { sharedShortlistId: id, token } = made
      storeSharedList({ id, token, on: localToday(), count: content.villas.length })
      onShared({ id, token, words })
    },
    { draft: 'share' },
  )
  const wrongDays = fault('from') ?? fault('to') ?? fault('villas')
  return (
    <form className={styles.form} {...props}>
      <p>{t('shortlist_share_text')}</p>
      <Input
        name="firstName"
        label={t('shortlist_share_name')}
        error={fault('firstName')}
        autoComplete="given-name"
        required
      />
      <TextArea
        name="note"
        label={t('shortlist_share_note')}
        hint={t('shortlist_share_note_hint')}
        error={fault('note')}
        rows={4}
        maxLength={600}
      />
      <FormError>{wrongDays ?? problem}</FormError>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'shortlist_share_making' : 'shortlist_share_make')}
      </Button>
      <p className={styles.small}>{t('shortlist_share_privacy')}</p>
    </form>
  )
}

/** The link: to copy, to hand to another app, or to send by e-mail. */
function ShareLinkOptions({ shared, content, onFollow }: { shared: Shared; content: Content; onFollow: () => void }) {
  const t = useT()
  const lang = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const link = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const path = sharedShortlistAddress(shared.id)
  const address = new URL(localizePath(path, lang), location.href).href

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast(t('shortlist_copied'))
    } catch {
      // Denied, or an insecure origin: selects the link, to copy by hand.
      link.current?.querySelector('input')?.focus()
    }
  }
  const hand = () => void navigator.share({ title: t('shortlist_share_title'), url: address }).catch(() => {})
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('shortlist_link_ready')}
      </h3>
      <div ref={link}>
        <Input label={t('shortlist_link')} value={address} readOnly onFocus={event => event.target.select()} />
      </div>
      <div className={styles.actions}>
        <Button onClick={copy}>{t('shortlist_copy')}</Button>
        {'share' in navigator && (
          <Button variant="secondary" onClick={hand}>
            {t('shortlist_hand')}
          </Button>
        )}
      </div>
      <p>
        <InternalLink to={path} onClick={onFollow}>
          {t('shortlist_look')}
        </InternalLink>
      </p>
      <SendReferral shared={shared} content={content} />
    </div>
  )
}

/** Sends the link to friends, one at a time. */
function SendReferral({ shared, content }: { shared: Shared; content: Content }) {
  const t = useT()
  const lang = useLanguage()
  const [sentTo, setSentTo] = useState('')
  const [tooMany, setTooMany] = useState(false)
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ email: string; website: string }>(async ({ email, website }, once) => {
    setTooMany(false)
    setSentTo('')
    const own = { sharedShortlistId: shared.id, token: shared.token, ...shared.words, ...content, lang }
    try {
      await api(
        'POST /core/sharedshortlists/createreferral',
        { body: { ...own, email, website } },
        { idempotencyKey: once },
      )
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) setTooMany(true)
      throw error
    }
    setSentTo(email)
    props.ref.current?.reset()
  })
  return (
    <form className={styles.refer} {...props}>
      <Input
        type="email"
        name="email"
        label={t('shortlist_refer')}
        hint={t('shortlist_refer_hint')}
        error={fault('email')}
        autoComplete="off"
        required
      />
      <HoneypotField name="website" label={t('shortlist_trap')} />
      <p role="status" className={styles.done}>
        {sentTo && t('shortlist_refer_sent', { email: sentTo })}
      </p>
      <FormError>{tooMany ? t('shortlist_refer_too_many') : problem}</FormError>
      <Button type="submit" variant="secondary" disabled={state === 'sending'}>
        {t('shortlist_refer_send')}
      </Button>
    </form>
  )
}
