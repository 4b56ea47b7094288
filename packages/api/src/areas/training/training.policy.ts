import type { PermissionKey } from '../../permissions.ts'
import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Who keeps what people hold: whoever keeps the people (decision 0153). */
const keys = ['manage_employees', 'admin'] as const satisfies readonly PermissionKey[]

const any = { tie: 'all', keys: [] } as const
/** One that is not there yet is nobody's: `signer` is who begins it. */
const anew = { tie: 'signer', keys: [] } as const
const record = { kind: 'trainingRecord', foreign: 'forbidden', ties: [any] } as const
const qualification = { kind: 'qualification', foreign: 'forbidden', ties: [any] } as const

/** Whose it is, whom they report to, and whoever keeps them. */
const readable = {
  access: 'signedIn',
  keys: [],
  record: {
    ...record,
    ties: [
      { tie: 'own', keys: [] },
      { tie: 'team', keys: [] },
      { tie: 'all', keys },
    ],
  },
} as const

/** Who may make the calls of training and skills (decision 0153). */
export const trainingPolicies = {
  // Their rows are those that somebody may read.
  'training.list': signedIn,
  'training.excel': signedIn,
  'training.excelFile': signedIn,
  'training.matrix': signedIn,
  'training.matrixExcel': signedIn,
  'training.matrixExcelFile': signedIn,
  'training.get': readable,
  'training.save': { access: 'signedIn', keys, record: { ...record, ties: [anew, any] } },
  'training.remove': { access: 'signedIn', keys, record },
  'training.saveFile': { access: 'signedIn', keys, record },
  'training.removeFile': { access: 'signedIn', keys, record },
  'training.file': readable,
  // What an organisation asks for is for everybody of it to know.
  'training.qualifications': signedIn,
  'training.qualification': { access: 'signedIn', keys: [], record: qualification },
  'training.saveQualification': {
    ...{ access: 'signedIn', keys },
    record: { ...qualification, ties: [anew, any] },
  },
  'training.retireQualification': { access: 'signedIn', keys, record: qualification },
} as const satisfies AreaPolicies<'training'>
