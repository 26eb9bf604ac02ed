import { type ColumnOf, type OfficeList, officeLists, shownColumns } from '#domain/office-lists/lists'
import { type MessageKey, type Translate, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Checkbox } from '#web/ui/checkbox'
import { ListMenu } from './list-menu'
import { useListAddress } from './use-list-address'

/** The name of a column of a list. */
export const columnName = (t: Translate, list: OfficeList, column: string): string =>
  t(`admin_column_${list.replace('/office/', '')}_${column}` as MessageKey)

interface ChooseColumnsProps {
  list: OfficeList
  /** Columns that the present tab lacks; a choice leaves them as they are. */
  without?: readonly string[] | undefined
}

/** The choice of the columns of a list, kept in its address. */
export function ChooseColumns({ list, without = [] }: ChooseColumnsProps) {
  const t = useT()
  const { query, set } = useListAddress(list)
  const shown: readonly string[] = shownColumns(list, query)
  const [, ...optional] = Object.keys(officeLists[list].columns) as ColumnOf<OfficeList>[]
  return (
    <ListMenu label={t('admin_list_columns')}>
      {() => (
        <>
          {optional
            .filter((column: string) => !without.includes(column))
            .map((column: string) => (
              <Checkbox
                key={column}
                choice={shown.includes(column) ? 'all' : 'none'}
                onChange={({ currentTarget: { checked } }) => {
                  const next = checked ? [...shown, column] : shown.filter(each => each !== column)
                  set('columns', next.join(','))
                }}
              >
                {columnName(t, list, column)}
              </Checkbox>
            ))}
          <div>
            <Button variant="quiet" onClick={() => set('columns', '')}>
              {t('admin_list_columns_usual')}
            </Button>
          </div>
        </>
      )}
    </ListMenu>
  )
}
