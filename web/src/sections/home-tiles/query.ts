import { headFields, linkTargetFields, pictureFields } from '../../content/fragments'

const tileFields = /* groq */ `_id, name, count, tag, ${linkTargetFields}, picture { ${pictureFields} }`

export const homeTilesFields = /* groq */ `
  ${headFields}, layout,
  "tiles": select(
    count(tiles) > 0 => tiles[]-> { ${tileFields} },
    *[_type == "homeTile"] | order(orderRank) { ${tileFields} }
  )
`
