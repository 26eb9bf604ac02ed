import type { ValidationCode } from '#domain/text/validation-codes'
import type { Translate } from '#web/messages'

/** Fields of the sign-up, in the order of the form. */
const fields = ['firstname', 'lastname', 'email', 'password'] as const

/** Validation errors of a sign-up, one line each, joined as in SPEC B5. */
export function signUpErrors(faults: Readonly<Record<string, ValidationCode>>, t: Translate): string {
  const missing = fields.filter(name => faults[name] === 'missing').map(name => t(`sign_up_${name}`))
  const { email, password, terms } = faults
  return [
    missing.length > 0 && t('sign_up_required', { count: missing.length, fields: missing.join(', ') }),
    ...(['firstname', 'lastname'] as const)
      .filter(name => faults[name] && faults[name] !== 'missing')
      .map(name => t('sign_up_too_long', { field: t(`sign_up_${name}`) })),
    email && email !== 'missing' && t('sign_up_email_unsound', { field: t('sign_up_email') }),
    password === 'password-common' && t('password_common'),
    password && password !== 'missing' && password !== 'password-common' && t('sign_up_password_unsound'),
    terms && t('sign_up_terms_missing'),
  ]
    .filter(Boolean)
    .join('\n')
}
