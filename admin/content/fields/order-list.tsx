import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import own from '#admin/content/content.module.css'
import { ChangeButton, Changes, useMayChange } from '#admin/permissions/may-change'
import { providePressableStyle } from '#admin/ui/pressable-style'
import { useT } from '#web/messages'
import { ChevronDownIcon, MenuIcon } from '#web/ui/icons'
import { movedKeys } from './moved-keys'

providePressableStyle()

interface OrderListProps {
  label: string
  /** `picture` is the address of a thumbnail. */
  items: readonly { key: string; name: string; picture?: string | undefined }[]
  onOrder: (keys: string[]) => void
  onRemove?: (key: string) => void
}

/** A list in an order: moved by drag, by the keyboard on its handle (Enter, arrows, Enter), or one step by buttons. */
export function OrderList({ label, items, onOrder, onRemove }: OrderListProps) {
  const t = useT()
  const mayChange = useMayChange()
  const keys = items.map(({ key }) => key)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: dragged => [...dragged].map(key => ({ 'text/plain': items.find(item => item.key === key)?.name ?? '' })),
    onReorder: ({ keys: moved, target }) => {
      if (target.dropPosition === 'on') return
      const place = { key: String(target.key), place: target.dropPosition }
      onOrder(movedKeys(keys, new Set([...moved].map(String)), place))
    },
  })
  const step = (index: number, by: -1 | 1) => {
    const other = keys[index + by]
    const key = keys[index]
    if (key === undefined || other === undefined) return
    onOrder(movedKeys(keys, new Set([key]), { key: other, place: by < 0 ? 'before' : 'after' }))
  }
  return (
    <GridList
      aria-label={label}
      className={own.order ?? ''}
      {...(mayChange && { dragAndDropHooks })}
      keyboardNavigationBehavior="tab"
    >
      {items.map(({ key, name, picture }, index) => (
        <GridListItem key={key} id={key} textValue={name} className={own.orderItem ?? ''}>
          <Changes>
            <AriaButton slot="drag" className={own.handle ?? ''} aria-label={t('content_drag', { name })}>
              <MenuIcon />
            </AriaButton>
          </Changes>
          {picture && <img className={own.orderPicture} src={picture} alt="" width={64} height={48} loading="lazy" />}
          <span className={own.orderName}>{name}</span>
          <ChangeButton
            variant="quiet"
            disabled={index === 0}
            aria-label={t('content_up', { name })}
            onClick={() => step(index, -1)}
          >
            <ChevronDownIcon className={own.up} />
          </ChangeButton>
          <ChangeButton
            variant="quiet"
            disabled={index === items.length - 1}
            aria-label={t('content_down', { name })}
            onClick={() => step(index, 1)}
          >
            <ChevronDownIcon />
          </ChangeButton>
          {onRemove && (
            <ChangeButton variant="quiet" aria-label={t('content_remove_of', { name })} onClick={() => onRemove(key)}>
              {t('content_remove')}
            </ChangeButton>
          )}
        </GridListItem>
      ))}
    </GridList>
  )
}
