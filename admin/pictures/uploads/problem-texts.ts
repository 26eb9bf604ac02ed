import type { MessageKey } from '#web/messages'

/** Why a file did not become a picture, by problem code. */
export const problemTexts: Readonly<Record<string, MessageKey>> = {
  'edited-meanwhile': 'admin_pictures_edited',
  'file-type-not-accepted': 'admin_pictures_bad_type',
  gone: 'admin_pictures_gone',
  'not-in-this-state': 'admin_pictures_full',
  'picture-damaged': 'admin_pictures_damaged',
  'picture-too-many-pixels': 'admin_pictures_pixels',
  'picture-too-small': 'admin_pictures_small',
  'too-large': 'admin_pictures_large',
  'too-many-uploads': 'admin_pictures_many',
  unreachable: 'admin_pictures_unreachable',
}
