import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Who may make the calls of categories (spec 6): anybody reads what records choose from. */
export const categoriesPolicies = {
  'categories.list': signedIn,
  // One that is not there yet is nobody's: `signer` is who adds it.
  'categories.save': {
    access: 'signedIn',
    keys: [],
    record: {
      kind: 'category',
      foreign: 'forbidden',
      ties: [
        { tie: 'signer', keys: ['create_categories'] },
        { tie: 'own', keys: ['edit_own_categories', 'edit_all_categories'] },
        { tie: 'all', keys: ['edit_all_categories'] },
      ],
    },
  },
  'categories.remove': {
    access: 'signedIn',
    keys: [],
    record: {
      kind: 'category',
      foreign: 'forbidden',
      ties: [
        { tie: 'own', keys: ['delete_own_categories', 'delete_all_categories'] },
        { tie: 'all', keys: ['delete_all_categories'] },
      ],
    },
  },
} as const satisfies AreaPolicies<'categories'>
