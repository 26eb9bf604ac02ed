import { useState } from 'react'
import own from '#admin/content/content.module.css'
import { ReadField } from '#admin/permissions/fields'
import { useMayChange } from '#admin/permissions/may-change'
import { isSimpleHtml } from '#domain/editorial/text-links'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { ContentHtml } from '#web/ui/content-html'
import { TextArea } from '#web/ui/text-area'
import { RichText } from './rich-text'

interface HtmlFieldProps {
  label: string
  value: string
  max: number
  error?: string | undefined
  onChange: (html: string) => void
}

/** A formatted text. One with tables or other elements that the rich editor would drop is edited as HTML. */
export function HtmlField({ label, value, max, error, onChange }: HtmlFieldProps) {
  const t = useT()
  const [isSource, setSource] = useState(false)
  const isSimple = isSimpleHtml(value)
  const mayChange = useMayChange()
  if (!mayChange) return <ReadField label={label}>{value === '' ? undefined : <ContentHtml html={value} />}</ReadField>
  return (
    <div className={own.html}>
      {isSource || !isSimple ? (
        <TextArea
          label={label}
          hint={isSimple ? undefined : t('content_html_only')}
          error={error}
          rows={10}
          maxLength={max}
          spellCheck={false}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      ) : (
        <>
          <p className={own.label} aria-hidden="true">
            {label}
          </p>
          <RichText label={label} html={value} isInvalid={error !== undefined} onChange={onChange} />
          {error && <p className={own.error}>{error}</p>}
        </>
      )}
      {isSimple && (
        <Button variant="quiet" aria-pressed={isSource} onClick={() => setSource(!isSource)}>
          {t(isSource ? 'content_html_close' : 'content_html_open')}
        </Button>
      )}
    </div>
  )
}
