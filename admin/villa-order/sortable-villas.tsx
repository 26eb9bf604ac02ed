import type { Key } from 'react-aria-components'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { Changes, useMayChange } from '#admin/permissions/may-change'
import { providePressableStyle } from '#admin/ui/pressable-style'
import type { VillaOrder } from '#contract/staff/office-villas'
import { useT } from '#web/messages'
import { MenuIcon } from '#web/ui/icons'
import styles from './villa-order.module.css'

providePressableStyle()

type OrderedVilla = VillaOrder['villas'][number]

export interface SortableVillasProps {
  villas: readonly OrderedVilla[]
  /** Receives the ids in their new order. */
  onOrder: (ids: number[]) => void
}

/** The ids with some of them moved before or after another. */
function moved(ids: readonly number[], keys: ReadonlySet<Key>, target: number, isBefore: boolean): number[] {
  const taken = ids.filter(id => keys.has(id))
  const rest = ids.filter(id => !keys.has(id))
  const at = rest.indexOf(target) + (isBefore ? 0 : 1)
  return [...rest.slice(0, at), ...taken, ...rest.slice(at)]
}

/** A list of villas that mouse, finger and keyboard reorder; several can be selected and moved together. */
export function SortableVillas({ villas, onOrder }: SortableVillasProps) {
  const t = useT()
  const mayChange = useMayChange()
  const ids = villas.map(({ id }) => id)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys =>
      [...keys].map(key => ({ 'text/plain': villas.find(({ id }) => id === key)?.name ?? String(key) })),
    onReorder: ({ keys, target }) => {
      const at = Number(target.key)
      if (!keys.has(at)) onOrder(moved(ids, keys, at, target.dropPosition === 'before'))
    },
  })
  /** Alt with an arrow moves the focused villa by one place. */
  const moveBy = (id: number, by: -1 | 1) => {
    const neighbour = ids[ids.indexOf(id) + by]
    if (neighbour !== undefined) onOrder(moved(ids, new Set([id]), neighbour, by < 0))
  }
  return (
    <div
      onKeyDownCapture={event => {
        if (!mayChange || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        const row = (event.target as Element).closest('[data-key]')
        const id = Number(row?.getAttribute('data-key'))
        if (!ids.includes(id)) return
        event.preventDefault()
        event.stopPropagation()
        moveBy(id, event.key === 'ArrowUp' ? -1 : 1)
      }}
    >
      <GridList
        aria-label={t('admin_order_villas')}
        items={villas}
        selectionMode={mayChange ? 'multiple' : 'none'}
        {...(mayChange && { dragAndDropHooks })}
        className={styles.order ?? ''}
        dependencies={[ids.join()]}
      >
        {({ id, name, place, bedrooms }) => (
          <GridListItem id={id} textValue={name} className={styles.orderItem ?? ''}>
            <Changes>
              <Button slot="drag" className={styles.handle ?? ''}>
                <MenuIcon />
              </Button>
            </Changes>
            <span className={styles.number}>{ids.indexOf(id) + 1}</span>
            <span className={styles.name}>
              {name} <span className={styles.hint}>{t('admin_order_villa', { place, bedrooms })}</span>
            </span>
          </GridListItem>
        )}
      </GridList>
    </div>
  )
}
