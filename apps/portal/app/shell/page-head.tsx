import type { ReactNode } from 'react'
import { BrandMark } from '../ui/brand.tsx'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: string
  /** Tabs or actions on the line of the title. */
  children?: ReactNode
}

/** The page's one `h1` on its petrol line; on a phone with the brand beside it. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <BrandMark className={styles.mark} />
        <h1>{title}</h1>
      </div>
      {children}
    </div>
  )
}
