import { redirect } from '@remix-run/node'
import { paths } from '../../paths.ts'

export function loader() {
  return redirect(paths.myForms())
}
