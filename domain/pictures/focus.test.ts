import { expect, test } from 'vitest'
import { cssFocus, focusOf } from './focus.ts'

test('a crop of one ratio has its own point, or that of all crops', () => {
  const focus = { all: [20, 30], '3 / 4': [70, 50] } as const
  expect([focusOf(focus, '3 / 4'), focusOf(focus, '1 / 1'), focusOf({}, '1 / 1')]).toEqual([
    [70, 50],
    [20, 30],
    undefined,
  ])
  expect(cssFocus(focus)).toEqual({ all: '20% 30%', '3 / 4': '70% 50%' })
  expect(cssFocus({})).toBeUndefined()
})
