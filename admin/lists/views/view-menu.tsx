import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { AdminLink } from '#admin/ui/admin-link'
import type { SavedViewShown } from '#contract/staff/saved-views'
import type { StaffPerson } from '#contract/staff/staff'
import type { OfficeList } from '#domain/office-lists/lists'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { QueryBoundary } from '#web/ui/query-boundary'
import { ListMenu } from '../list-menu'
import styles from '../list-menu.module.css'
import { addressOfList, useListAddress } from '../use-list-address'
import { ManageViews } from './manage-views'
import { SaveView } from './save-view'
import { useViews } from './use-views'

interface ViewMenuProps {
  me: StaffPerson
  list: OfficeList
}

/** The saved views of a list: opens one, saves the present address, or leads to their management. */
export function ViewMenu({ me, list }: ViewMenuProps) {
  const t = useT()
  const { key, search, state } = useLocation()
  const { query, open } = useListAddress(list)
  const { data, isError, refetch } = useViews(me, list)
  const [dialog, setDialog] = useState<'save' | 'manage'>()
  const current = data?.views.find(view => view.query === query && query !== '')

  // The address without a query opens the default, unless the search of the frame has handed over words.
  const usual = data?.views.find(({ isDefault }) => isDefault)?.query
  const opensUsual = search === '' && !state && usual
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (!opensUsual || opened.current === key) return
    opened.current = key
    open(usual, true)
  })

  return (
    <>
      <ListMenu
        label={current ? t('admin_view_is', { name: current.name }) : t('admin_views')}
        shortcut="v"
        closesOn={key}
      >
        {close => (
          <>
            <AdminLink to={addressOfList(list, '')} className={styles.choice} aria-current={query === '' || undefined}>
              {t('admin_view_standard')}
            </AdminLink>
            <QueryBoundary data={data} failed={isError} again={refetch}>
              {({ views }) => (
                <>
                  <Views list={list} views={views.filter(({ isOwn }) => isOwn)} current={current} />
                  <Views list={list} views={views.filter(({ isOwn }) => !isOwn)} current={current} isShared />
                </>
              )}
            </QueryBoundary>
            <div className={styles.foot}>
              <Button
                variant="quiet"
                onClick={() => {
                  close()
                  setDialog('save')
                }}
              >
                {t('admin_view_save')}
              </Button>
              {data?.views.some(({ isEditable, isOwn }) => isEditable || !isOwn) && (
                <Button
                  variant="quiet"
                  onClick={() => {
                    close()
                    setDialog('manage')
                  }}
                >
                  {t('admin_views_manage')}
                </Button>
              )}
            </div>
          </>
        )}
      </ListMenu>
      {dialog === 'save' && <SaveView list={list} query={query} onClose={() => setDialog(undefined)} />}
      {dialog === 'manage' && data && (
        <ManageViews me={me} list={list} query={query} views={data.views} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}

interface ViewsProps {
  list: OfficeList
  views: readonly SavedViewShown[]
  current: SavedViewShown | undefined
  isShared?: boolean
}

function Views({ list, views, current, isShared = false }: ViewsProps) {
  const t = useT()
  if (views.length === 0) return null
  return (
    <>
      {isShared && <p className={styles.heading}>{t('admin_views_shared')}</p>}
      {views.map(({ id, name, query, isDefault }) => (
        <AdminLink
          key={id}
          to={addressOfList(list, query)}
          className={styles.choice}
          aria-current={current?.id === id || undefined}
        >
          {name}
          {isDefault && <span className={styles.heading}>{t('admin_view_default')}</span>}
        </AdminLink>
      ))}
    </>
  )
}
