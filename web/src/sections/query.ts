import { defineQuery } from 'next-sanity'
import { categoryGridFields } from './category-grid/query'
import { packagingHeroFields } from './packaging-hero/query'

/** A page by its route, with the fields of every kind of section. */
export const pageQuery = defineQuery(`
  *[_type == "page" && route == $route][0] {
    _id, title, route, header,
    seo { title, description },
    sections[] {
      _key, _type,
      _type == "packagingHero" => { ${packagingHeroFields} },
      _type == "categoryGrid" => { ${categoryGridFields} }
    }
  }
`)
