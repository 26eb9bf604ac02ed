import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ChangeButton, Changes } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { VersionList, versionsKey } from '#admin/versions/version-list'
import { UndoChange } from '#admin/villas/undo-change'
import { useVillaChoices, villasKey } from '#admin/villas/use-villa'
import type { VillaOrder as Order } from '#contract/staff/office-villas'
import type { StaffPerson } from '#contract/staff/staff'
import { errorMessage } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { invalidateQueries, useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Select } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { lazyComponent } from '#web/ui/lazy-component'
import { QueryBoundary } from '#web/ui/query-boundary'
import type { SortableVillasProps } from './sortable-villas'
import own from './villa-order.module.css'

const SortableVillas = lazyComponent<SortableVillasProps>(
  async () => ({ default: (await import('./sortable-villas')).SortableVillas }),
  { namespaces: ['admin'], Fallback: () => <div aria-busy="true" className={styles.waiting} /> },
)

/** The recommended order of the villas of a region; the address has the region. */
export function VillaOrder({ me }: { me: StaffPerson }) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const choices = useVillaChoices(me)
  return (
    <>
      <AdminPageHeader title={t('admin_order')} lead={t('admin_order_lead')} />
      <QueryBoundary data={choices.data} failed={choices.isError} again={choices.refetch}>
        {({ regions }) => {
          const asked = Number(new URLSearchParams(search).get('region'))
          const regionId = regions.find(({ id }) => id === asked)?.id ?? regions[0]?.id
          return (
            <>
              <div className={styles.filter}>
                <Select
                  label={t('admin_villa_region')}
                  value={regionId}
                  onChange={event => void navigate(`${pathname}?region=${event.target.value}`)}
                >
                  {regions.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              </div>
              {regionId !== undefined && <RegionOrder key={regionId} regionId={regionId} me={me} />}
            </>
          )
        }}
      </QueryBoundary>
    </>
  )
}

function RegionOrder({ regionId, me }: { regionId: number; me: StaffPerson }) {
  const t = useT()
  const key = `villa order ${regionId} ${me.id}`
  const { data, isError, refetch } = useQuery<Order>(
    key,
    signal => adminApi('GET /office/regions/{id}/villaorder', { params: { id: regionId } }, { signal }),
    { staleTime: 0 },
  )
  return (
    <>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {order =>
          order.villas.length === 0 ? (
            <p role="status">{t('admin_order_none')}</p>
          ) : (
            <OrderForm order={order} onLoaded={loaded => setQueryData(key, loaded)} />
          )
        }
      </QueryBoundary>
      <section className={styles.part} aria-labelledby="history">
        <h2 id="history">{t('admin_villa_section_history')}</h2>
        <VersionList kind="villa-order" recordId={regionId} me={me} />
      </section>
    </>
  )
}

interface OrderFormProps {
  order: Order
  /** Receives an order that the server sent. */
  onLoaded: (loaded: Order) => void
}

/** Moves villas, and saves the result as one step. */
function OrderForm({ order, onLoaded }: OrderFormProps) {
  const t = useT()
  const { regionId, further } = order
  // The order on which the moves are based: a later one must not be overwritten.
  const [based, setBased] = useState(order)
  const before = based.villas.map(({ id }) => id)
  const [ids, setIds] = useState(before)
  const byId = new Map(based.villas.map(villa => [villa.id, villa]))
  const [undoable, setUndoable] = useState<{ id: number; number: number }>()
  const isChanged = ids.join() !== before.join()
  const take = (loaded: Order) => {
    setBased(loaded)
    setIds(loaded.villas.map(({ id }) => id))
    onLoaded(loaded)
    invalidateQueries(versionsKey('villa-order', regionId))
    invalidateQueries(villasKey)
  }
  const params = { id: regionId }
  const save = useMutation(async () => {
    const saved = await adminApi('PUT /office/regions/{id}/villaorder', { params, body: { before, villaIds: ids } })
    const query = { kind: 'villa-order', recordId: regionId } as const
    take(saved)
    setUndoable((await adminApi('GET /office/versions', { query })).versions[0])
    showToast(t('admin_order_saved'), 'long')
  })
  /** Takes the order of a colleague, or that before an undone change. */
  const reload = useMutation(async () => {
    take(await adminApi('GET /office/regions/{id}/villaorder', { params }))
    setUndoable(undefined)
  })
  const isStale =
    typeof save.error === 'object' &&
    save.error !== null &&
    'code' in save.error &&
    save.error.code === 'edited-meanwhile'
  return (
    <section className={styles.part} aria-label={t('admin_order')}>
      {undoable && !isChanged && (
        <UndoChange key={undoable.id} version={undoable} onUndone={() => void reload.mutate()} />
      )}
      <Changes>
        <p className={own.hint}>{t('admin_order_hint')}</p>
      </Changes>
      <SortableVillas villas={ids.flatMap(id => byId.get(id) ?? [])} onOrder={setIds} />
      {further > 0 && <p className={own.hint}>{t('admin_order_further', { count: further })}</p>}
      <FormError>
        {save.error !== undefined && errorMessage(save.error, t, { 'edited-meanwhile': t('admin_order_newer') })}
      </FormError>
      <p className={styles.actions}>
        <ChangeButton disabled={!isChanged || save.isSending} onClick={() => void save.mutate()}>
          {t('admin_order_save')}
        </ChangeButton>
        <ChangeButton variant="secondary" disabled={!isChanged} onClick={() => setIds(before)}>
          {t('admin_order_reset')}
        </ChangeButton>
        {isStale && (
          <Button variant="secondary" disabled={reload.isSending} onClick={() => void reload.mutate()}>
            {t('admin_order_theirs')}
          </Button>
        )}
      </p>
    </section>
  )
}
