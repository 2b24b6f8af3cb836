import { AddIcon } from '@sanity/icons/Add'
import type { MenuItemBuilder, StructureBuilder } from 'sanity/structure'

type CreateParams = { type: string; template?: string }

/** The “+” above a list. `values` are the parameters of the template. */
export const addButton = (
  S: StructureBuilder,
  title: string,
  { type, template = type }: CreateParams,
  values: Record<string, string> = {},
): MenuItemBuilder =>
  S.menuItem()
    .title(title)
    .icon(AddIcon)
    .showAsAction(true)
    .intent({ type: 'create', params: [{ type, template }, values] })
