/** Typical queries of a shop; `$deep` is the start of a page near the end of the list. */
export const shopQueries: { what: string; query: string }[] = [
  {
    what: 'department, by a subquery',
    query:
      '*[_type == "product" && category._ref in *[_type == "category" && parent._ref == $department]._id] | order(price)[0...24]{title, price}',
  },
  {
    what: "department, by a parent's slug",
    query:
      '*[_type == "product" && category._ref in *[_type == "category" && parent->slug.current == $department]._id][0...24]{title, price}',
  },
  {
    what: 'products with five stars',
    query: 'count(*[_type == "product" && _id in *[_type == "review" && rating >= 5].product._ref])',
  },
  {
    what: 'above the average price',
    query:
      '*[_type == "product" && price > math::avg(*[_type == "product"].price)] | order(price desc, _id)[0...24]{title, price}',
  },
  {
    what: 'counts in four price ranges',
    query:
      '{"a": count(*[_type == "product" && price < 20]), "b": count(*[_type == "product" && price >= 20 && price < 50]), "c": count(*[_type == "product" && price >= 50 && price < 100]), "d": count(*[_type == "product" && price >= 100])}',
  },
  {
    what: 'words in the title, newest first',
    query:
      '*[_type == "product" && title match "kra* sea*"] | order(publishedAt desc, _id)[0...24]{title, publishedAt}',
  },
  {
    what: 'words in Portable Text',
    query: 'count(*[_type == "product" && pt::text(body) match "77x"])',
  },
  {
    what: 'a page near the end, by price',
    query: '*[_type == "product"] | order(price, _id)[$deep...$deepEnd]{title, price}',
  },
  {
    what: 'order by two fields',
    query: '*[_type == "product"] | order(stock desc, title)[0...24]{title, stock}',
  },
  {
    what: 'order through a reference',
    query:
      '*[_type == "product" && brand->country == "NO"] | order(brand->name, title)[0...24]{title, "brand": brand->name}',
  },
  {
    what: 'number of products of each brand',
    query:
      '*[_type == "brand"]{name, "products": count(*[_type == "product" && brand._ref == ^._id])} | order(products desc, name)',
  },
  {
    what: 'three filters',
    query:
      '*[_type == "product" && price >= 20 && price <= 60 && stock > 0 && "kraft" in tags] | order(price, _id)[0...24]{title, price}',
  },
]

export const shopParams = (products: number) => ({
  department: 'department-3',
  deep: Math.floor(products * 0.9),
  deepEnd: Math.floor(products * 0.9) + 24,
})
