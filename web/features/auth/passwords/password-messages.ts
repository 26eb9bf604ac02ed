import type { Translate } from '#web/messages'

/** Messages of forms that set a password. */
export const passwordMessages = (t: Translate) => ({
  password: t('password_unsound'),
  'password-common': t('password_common'),
  'password-wrong': t('password_wrong'),
  'password missing': t('password_missing'),
  'newPassword missing': t('password_missing'),
  'confirm missing': t('password_confirm_missing'),
  'confirm invalid': t('password_differs'),
})
