import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import own from '#admin/content/content.module.css'
import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import { ChooseLink } from './choose-link'

interface RichTextProps {
  label: string
  html: string
  isInvalid?: boolean
  onChange: (html: string) => void
}

/** The styles of the site, and nothing else. The style sheet is ours: the content policy forbids injected ones. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
      // Links to records are written as {{page:12}}; the server removes every other scheme.
      isAllowedUri: uri => /^(https?:|mailto:|tel:|\/|#|\{\{)/.test(uri),
    },
  }),
]

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

/** A text with headings, lists, links, emphasis and quotations. */
export function RichText({ label, html, isInvalid, onChange }: RichTextProps) {
  const sent = useRef(html)
  const change = useRef(onChange)
  change.current = onChange
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: own.prose ?? '',
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      sent.current = htmlOf(changed)
      change.current(sent.current)
    },
  })
  // A version that is restored, or a colleague's text that is adopted, comes from outside.
  useEffect(() => {
    if (html === sent.current) return
    sent.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  return (
    <div className={own.rich}>
      <Toolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  )
}

function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const t = useT()
  const [isLinking, setLinking] = useState(false)
  const active = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      h2: at.isActive('heading', { level: 2 }),
      h3: at.isActive('heading', { level: 3 }),
      bold: at.isActive('bold'),
      italic: at.isActive('italic'),
      bullets: at.isActive('bulletList'),
      numbers: at.isActive('orderedList'),
      quote: at.isActive('blockquote'),
      link: at.isActive('link'),
      href: String(at.getAttributes('link').href ?? ''),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools = [
    { name: t('content_tool_h2'), short: 'H2', on: active.h2, run: () => chain().toggleHeading({ level: 2 }).run() },
    { name: t('content_tool_h3'), short: 'H3', on: active.h3, run: () => chain().toggleHeading({ level: 3 }).run() },
    { name: t('content_tool_bold'), short: 'B', on: active.bold, run: () => chain().toggleBold().run() },
    { name: t('content_tool_italic'), short: 'I', on: active.italic, run: () => chain().toggleItalic().run() },
    { name: t('content_tool_bullets'), short: '•', on: active.bullets, run: () => chain().toggleBulletList().run() },
    { name: t('content_tool_numbers'), short: '1.', on: active.numbers, run: () => chain().toggleOrderedList().run() },
    { name: t('content_tool_quote'), short: '„“', on: active.quote, run: () => chain().toggleBlockquote().run() },
  ]
  return (
    <div className={own.tools} role="toolbar" aria-label={t('content_tools', { label })}>
      {tools.map(({ name, short, on, run }) => (
        <button key={name} type="button" className={own.tool} title={name} aria-pressed={on} onClick={run}>
          {short} <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      ))}
      <button
        type="button"
        className={cx(own.tool, own.linkTool)}
        aria-pressed={active.link}
        onClick={() => setLinking(true)}
      >
        {t('content_tool_link')}
      </button>
      {isLinking && (
        <ChooseLink
          href={active.href}
          onClose={() => setLinking(false)}
          onChoose={(href, name) => {
            setLinking(false)
            if (href === '') chain().extendMarkRange('link').unsetLink().run()
            else if (editor.state.selection.empty && !active.link)
              chain()
                .insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] })
                .run()
            else chain().extendMarkRange('link').setLink({ href }).run()
          }}
        />
      )}
    </div>
  )
}
