export { fromXlsForm, type XlsFormReading, type XlsFormTarget } from './from-xlsform.ts'
export type { Line, Lines } from './report.ts'
export {
  columnCountMax,
  rowCountMax,
  sheetsOfTextFile,
  type Cell,
  type Sheet,
  type Sheets,
} from './sheets.ts'
export { toXlsForm } from './to-xlsform.ts'
