import { useState } from 'react'
import type { PageReply } from '#contract/pages'
import { pageAreaOf } from '#domain/content/page-areas'
import { layoutOf } from '#domain/content/public-templates'
import { SearchDialog } from '#web/features/search-bar/lazy'
import { useT } from '#web/messages'
import { SearchIcon } from '#web/ui/icons'
import { ProgressiveButton } from '#web/ui/progressive-button'
import styles from './search-villas-button.module.css'

interface SearchVillasButtonProps {
  page: PageReply
  /** The page currently shows a search of its own. */
  quiet: boolean
}

/** On phones and tablets: a button fixed to the bottom of the page that opens the full-screen search. */
export function SearchVillasButton({ page, quiet }: SearchVillasButtonProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  if (!layoutOf(page).searchButton || pageAreaOf(page.canonicalPath) !== 'public') return null
  return (
    <>
      <div className={styles.place} data-quiet={quiet || undefined}>
        <ProgressiveButton
          to="/results"
          className={styles.button}
          onOpen={() => setOpen(true)}
          onPointerEnter={SearchDialog.preload}
        >
          <SearchIcon />
          {t('search_villas')}
        </ProgressiveButton>
      </div>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
