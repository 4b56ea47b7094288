import type { ReactNode } from 'react'
import { BrandMark } from '../ui/brand.tsx'
import { FindLink, NewsLink } from './head-ways.tsx'
import styles from './page-head.module.css'
import { usePlaces } from './use-places.ts'

interface PageHeadProps {
  title: string
  /** On a phone, what stands before the title; the brand, unless the page lies below another. */
  before?: ReactNode
  /** A line below the title. */
  about?: string
  /** Tabs or actions on the line of the title. */
  children?: ReactNode
}

/** The page's one `h1` on its petrol line. */
export function PageHead({ title, before, about, children }: PageHeadProps) {
  const { head } = usePlaces()
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        {before ?? <BrandMark className={styles.mark} />}
        <h1>{title}</h1>
        <div className={styles.ways}>
          {head.find !== undefined && <FindLink to={head.find} />}
          {head.news !== undefined && <NewsLink to={head.news} />}
        </div>
        {about !== undefined && <p className={styles.about}>{about}</p>}
      </div>
      {children}
    </div>
  )
}
