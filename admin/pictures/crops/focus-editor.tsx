import { useState } from 'react'
import styles from '#admin/ui/admin.module.css'
import { findBlurredCrops, normalizeFocus, type PictureSize } from '#domain/pictures/crop'
import { type FocusPoint, focusOf, type PictureFocus, type PictureRatio, pictureRatios } from '#domain/pictures/focus'
import { type MessageKey, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { cx } from '#web/ui/cx'
import { FormError } from '#web/ui/form-parts'
import { CropFrame } from './crop-frame'
import { CropPreview, shownRatio } from './crop-preview'
import own from './focus-editor.module.css'
import { FocusPointEditor } from './focus-point-editor'

/** Where the site shows each ratio. */
const uses: Readonly<Record<PictureRatio, MessageKey>> = {
  '1 / 1': 'admin_focus_square',
  '4 / 3': 'admin_focus_cards',
  '3 / 2': 'admin_focus_stories',
  '16 / 9': 'admin_focus_intros',
  '21 / 9': 'admin_focus_bands',
  '3 / 4': 'admin_focus_phones',
}

type Key = 'all' | PictureRatio

interface FocusEditorProps {
  picture: PictureSize & { url: string; colour: string }
  focus: PictureFocus
  onChange: (focus: PictureFocus) => void
}

/** Sets the focal point of a picture, or the crop of one ratio, and shows every crop before it is saved. */
export function FocusEditor({ picture, focus, onChange }: FocusEditorProps) {
  const t = useT()
  const [key, setKey] = useState<Key>('all')
  const chosen = focus[key]
  const { [key]: _, ...others } = focus
  const blurred = findBlurredCrops(picture, focus)
  return (
    <fieldset className={own.editor}>
      <legend className={own.legend}>{t('admin_focus')}</legend>
      <p className={styles.muted}>{t('admin_focus_hint')}</p>
      <div className={own.columns}>
        <div className={own.side}>
          {key === 'all' ? (
            <FocusPointEditor picture={picture} focus={focus} onChange={all => onChange({ ...focus, all })} />
          ) : (
            <OneCrop
              key={key}
              picture={picture}
              ratio={key}
              focus={focus}
              onChange={crop => onChange(normalizeFocus({ ...focus, [key]: crop }))}
            />
          )}
          {chosen && (
            <p>
              <Button variant="quiet" onClick={() => onChange(others)}>
                {t(key === 'all' ? 'admin_focus_reset' : 'admin_focus_as_all')}
              </Button>
            </p>
          )}
          {blurred.length > 0 && (
            <div>
              <FormError>{t('admin_crop_blurred', { ratios: blurred.map(shownRatio).join(', ') })}</FormError>
              <Button variant="quiet" onClick={() => onChange(normalizeFocus(focus, picture))}>
                {t('admin_crop_limit')}
              </Button>
            </div>
          )}
        </div>
        <ul className={own.crops}>
          <li>
            <button
              type="button"
              className={cx(own.crop, key === 'all' && own.chosen)}
              aria-pressed={key === 'all'}
              onClick={() => setKey('all')}
            >
              {t('admin_focus_all')}
            </button>
          </li>
          {pictureRatios.map(ratio => (
            <li key={ratio}>
              <button
                type="button"
                className={cx(own.crop, key === ratio && own.chosen)}
                aria-pressed={key === ratio}
                onClick={() => setKey(ratio)}
              >
                <CropPreview url={picture.url} ratio={ratio} crop={focusOf(focus, ratio)} />
                <span>
                  {shownRatio(ratio)} {t(uses[ratio])}
                  {focus[ratio] && <span className={own.own}> {t('admin_focus_own')}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  )
}

interface OneCropProps extends Omit<FocusEditorProps, 'onChange'> {
  ratio: PictureRatio
  onChange: (crop: FocusPoint) => void
}

/** The frame of one crop, and how it looks from a small square of a list to the full width of a page. */
function OneCrop({ picture, ratio, focus, onChange }: OneCropProps) {
  const t = useT()
  const crop = focusOf(focus, ratio) ?? [50, 50]
  const [x, y, zoom = 1] = crop
  const facts = { x: Math.round(x), y: Math.round(y), zoom: Math.round(100 * zoom) }
  return (
    <>
      <CropFrame picture={picture} ratio={ratio} crop={crop} onChange={onChange} />
      <p role="status" className={styles.muted}>
        {t('admin_focus_of_one', { ...facts, ratio: shownRatio(ratio) })}
      </p>
      <figure className={own.widths}>
        <figcaption className={styles.muted}>{t('admin_crop_previews')}</figcaption>
        {(['narrow', 'middle', 'wide'] as const).map(width => (
          <div key={width} className={own[width]}>
            <CropPreview url={picture.url} ratio={ratio} crop={crop} />
          </div>
        ))}
      </figure>
    </>
  )
}
