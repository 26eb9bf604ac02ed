import { expect, test } from 'vitest'
import { scriptFault } from '#domain/text/printable-text'

test.each([
  'Ελένη Παπαδοπούλου',
  'Ἀριστοτέλης',
  'Żółć Çelik Ştefan Đorđe',
  'Мария Иванова',
  'Nguyễn Thị Hoa',
  'O’Neill & Søn, «Vigna» – 3ª',
  'Zo\u0308e',
])('%s can be printed', text => {
  expect(scriptFault(text)).toBeUndefined()
})

test.each(['日本 ACME', 'שלום', 'سلام', '김민수', 'Vera 🎁', 'ｈｔｔｐ', 'देवी', 'Vera\u200bRossi'])(
  '%s cannot be printed',
  text => {
    expect(scriptFault(text)).toBe('script')
  },
)
