import { ViewLinks } from '../lists/view-links.tsx'
import { paths } from '../paths.ts'
import { GraduationCap, LayoutGrid, List } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { menuItemClass } from '../ui/menu.tsx'
import { qualificationWords, words } from './training.words.ts'

interface TrainingToolsProps {
  shown: 'list' | 'matrix'
  /** Whether whoever looks sees anybody but themselves. */
  hasMatrix: boolean
}

/** What the menus of the list and the matrix have: the way to the other one, and to qualifications. */
export function TrainingTools({ shown, hasMatrix }: TrainingToolsProps) {
  const links = [
    { name: words.views.list, Icon: List, to: paths.training(), isShown: shown === 'list' },
    {
      ...{ name: words.views.matrix, Icon: LayoutGrid, to: paths.trainingMatrix() },
      isShown: shown === 'matrix',
    },
  ]
  return (
    <>
      {hasMatrix && <ViewLinks name={words.shownAs} links={links} />}
      <Link to={paths.qualifications()} className={menuItemClass()}>
        <GraduationCap aria-hidden="true" />
        {qualificationWords.title}
      </Link>
    </>
  )
}
