import sheet from '@holdpoint/widgets/tokens.css?raw'
import { type Token, readTokenSheet } from './token-sheet.ts'

/** Every token of the kit. */
export const tokens: readonly Token[] = readTokenSheet(sheet)
