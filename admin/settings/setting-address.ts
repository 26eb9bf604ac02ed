import { useLocation } from 'react-router'
import type { SettingKind } from '#domain/settings/settings'

/** The selection in the address: the setting of a place, currency or office, and the version in the editor. */
export interface SettingAddress {
  scope: string | undefined
  /** `new`, or the id of a version. */
  edited: string | undefined
}

export function useSettingAddress(): SettingAddress {
  const query = new URLSearchParams(useLocation().search)
  return { scope: query.get('scope') ?? undefined, edited: query.get('edit') ?? undefined }
}

/** The address of a setting, with a version in the editor. */
export function settingAddress(kind: SettingKind, scope = '', edited?: string | number) {
  const query = new URLSearchParams({ state: kind })
  if (scope) query.set('scope', scope)
  if (edited !== undefined) query.set('edit', String(edited))
  return `/office/settings?${query}` as const
}
