import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { SavedViewShown } from '#contract/staff/saved-views'
import type { StaffPerson } from '#contract/staff/staff'
import type { OfficeList } from '#domain/office-lists/lists'
import { errorMessage } from '#web/features/forms/public'
import { invalidateQueries, useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { FormError } from '#web/ui/form-parts'
import { EditView } from './edit-view'
import { useViews, viewsKey } from './use-views'
import { ViewRow } from './view-row'
import own from './views.module.css'

interface ManageViewsProps {
  me: StaffPerson
  list: OfficeList
  /** The present query of the list, which a view can take over. */
  query: string
  views: readonly SavedViewShown[]
  onClose: () => void
}

/** Orders, renames, shares and removes the views of a list, and chooses the one with which it opens. */
export function ManageViews({ me, list, query, views: known, onClose }: ManageViewsProps) {
  const t = useT()
  const views = useViews(me, list).data?.views ?? known
  const [edited, setEdited] = useState<SavedViewShown>()
  const [removed, setRemoved] = useState<SavedViewShown>()
  const change = useMutation(async (act: () => Promise<unknown>) => {
    await act()
    invalidateQueries(viewsKey)
  })
  const ownViews = views.filter(({ isOwn }) => isOwn)
  const move = (view: SavedViewShown, step: number) => {
    const ids = ownViews.map(({ id }) => id)
    const at = ids.indexOf(view.id)
    ids.splice(at, 1)
    ids.splice(at + step, 0, view.id)
    return change.mutate(() => adminApi('PUT /office/vieworder', { body: { list, ids } }))
  }
  const remove = async (view: SavedViewShown) => {
    if (await change.mutate(() => adminApi('DELETE /office/views/{id}', { params: { id: view.id } }))) setRemoved(view)
  }
  const restore = async ({ id }: SavedViewShown) => {
    if (await change.mutate(() => adminApi('POST /office/views/{id}/restore', { params: { id } })))
      setRemoved(undefined)
  }
  if (edited) return <EditView view={edited} query={query} onClose={() => setEdited(undefined)} />
  return (
    <Dialog title={t('admin_views')} onClose={onClose}>
      {removed && (
        <div role="status" className={styles.note}>
          <p>{t('admin_view_removed', { name: removed.name })}</p>
          <Button variant="quiet" disabled={change.isSending} onClick={() => void restore(removed)}>
            {t('admin_undo')}
          </Button>
        </div>
      )}
      <FormError>{change.error !== undefined && errorMessage(change.error, t)}</FormError>
      {views.length === 0 ? (
        <p>{t('admin_views_none')}</p>
      ) : (
        <ul className={own.views}>
          {views.map(view => (
            <ViewRow
              key={view.id}
              view={view}
              place={view.isOwn ? { at: ownViews.indexOf(view), of: ownViews.length } : undefined}
              onMove={step => void move(view, step)}
              onEdit={() => setEdited(view)}
              onRemove={() => void remove(view)}
              onDefault={isDefault =>
                void change.mutate(() =>
                  adminApi('PUT /office/defaultview', { body: { list, viewId: isDefault ? view.id : null } }),
                )
              }
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
