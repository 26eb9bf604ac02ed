import { useEffect, useState } from 'react'
import type { StaffPerson } from '#contract/staff/staff'
import { useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import { SearchIcon } from '#web/ui/icons'
import styles from './keyboard.module.css'
import { OfficeSearch } from './office-search'

/** Whether a key goes into a field, where it is text. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** The search of the back office with its button, and the list of keys: Ctrl or ⌘ with K, and the question mark. */
export function Keyboard({ me }: { me: StaffPerson }) {
  const t = useT()
  const [open, setOpen] = useState<'search' | 'keys'>()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      // A dialog that is open keeps the keyboard.
      if (document.querySelector('dialog[open]')) return
      const isSearch = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
      const isKeys = event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
      if (!isSearch && !isKeys) return
      event.preventDefault()
      setOpen(isSearch ? 'search' : 'keys')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const close = () => setOpen(undefined)
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={t('admin_search')}
        aria-haspopup="dialog"
        title={isApple() ? '⌘ K' : t('admin_keys_control')}
        onClick={() => setOpen('search')}
      >
        <SearchIcon />
      </button>
      {open === 'search' && <OfficeSearch me={me} onClose={close} />}
      {open === 'keys' && <Keys onClose={close} />}
    </>
  )
}

function Keys({ onClose }: { onClose: () => void }) {
  const t = useT()
  const keys = [
    [isApple() ? '⌘ K' : t('admin_keys_control'), t('admin_keys_search')],
    ['↑ ↓', t('admin_keys_move')],
    [t('admin_keys_enter'), t('admin_keys_open')],
    [t('admin_keys_escape'), t('admin_keys_close')],
    ['V', t('admin_keys_views')],
    ['↑ ↓', t('admin_keys_rows')],
    [t('admin_keys_space'), t('admin_keys_select')],
    [t('admin_keys_shift_space'), t('admin_keys_range')],
    ['?', t('admin_keys_list')],
  ] as const
  return (
    <Dialog title={t('admin_keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, text]) => (
          <div key={text} className={styles.key}>
            <dt>
              <kbd className={styles.cap}>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
