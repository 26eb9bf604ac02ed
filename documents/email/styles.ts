import type { CSSProperties } from 'react'
import { colours } from '../theme.ts'

// Mail programs use our typefaces only if installed; Georgia and Helvetica are similar in width.
const serif = '"Cormorant Garamond", Georgia, "Times New Roman", serif'
const sans = 'Figtree, "Helvetica Neue", Helvetica, Arial, sans-serif'

const small: CSSProperties = { margin: 0, fontFamily: sans, fontSize: 13, lineHeight: '21px', color: colours.inkSoft }

export const styles = {
  body: { margin: 0, padding: '0 20px', backgroundColor: colours.limestone, color: colours.ink },
  sheet: { maxWidth: 560, margin: '0 auto', padding: '40px 0 56px' },
  company: {
    margin: '0 0 28px',
    fontFamily: serif,
    fontSize: 22,
    lineHeight: '28px',
    letterSpacing: '0.04em',
    color: colours.sea,
  },
  companyLink: { color: colours.sea, textDecoration: 'none' },
  picture: { display: 'block', width: '100%', height: 'auto', border: 0 },
  title: {
    margin: '36px 0 20px',
    fontFamily: serif,
    fontSize: 38,
    lineHeight: '42px',
    fontWeight: 400,
    color: colours.ink,
  },
  subtitle: {
    margin: '34px 0 10px',
    fontFamily: serif,
    fontSize: 25,
    lineHeight: '31px',
    fontWeight: 400,
    color: colours.ink,
  },
  text: { margin: '0 0 18px', fontFamily: sans, fontSize: 16, lineHeight: '27px', color: colours.ink },
  line: { margin: '0 0 6px', fontFamily: sans, fontSize: 16, lineHeight: '25px', color: colours.ink },
  message: {
    margin: '22px 0',
    paddingLeft: 18,
    borderLeft: `2px solid ${colours.line}`,
    fontFamily: sans,
    fontSize: 16,
    lineHeight: '27px',
    color: colours.ink,
    whiteSpace: 'pre-wrap',
  },
  action: {
    display: 'inline-block',
    margin: '14px 0 22px',
    padding: '14px 26px',
    backgroundColor: colours.sea,
    color: colours.onSea,
    fontFamily: sans,
    fontSize: 16,
    lineHeight: '22px',
    fontWeight: 500,
    textDecoration: 'none',
    borderRadius: 2,
  },
  link: { color: colours.sea, textDecoration: 'underline' },
  foot: { margin: '44px 0 0', padding: '24px 0 0', borderTop: `1px solid ${colours.line}` },
  small,
  smallApart: { ...small, margin: '0 0 14px' },
} satisfies Record<string, CSSProperties>
