/** Colours from `web/styles/tokens.css`: e-mails and PDFs support no custom properties. */
export const colours = {
  ink: '#1e2b32',
  inkSoft: '#445157',
  limestone: '#faf7f1',
  paper: '#fffefb',
  sea: '#0e4a5a',
  onSea: '#faf7f1',
  terracotta: '#9a4322',
  sand: '#e8dfd0',
  line: '#ded4c2',
} as const
