/** Materials that visitors filter the catalogue by, in the order in which the filter lists them. */
export const MATERIALS = [
  'Brown kraft paper',
  'White kraft paper',
  'Greaseproof paper',
  'Glassine',
  'Coated paper',
  'Paperboard',
  'Paper and foil',
  'Aluminium',
  'Clear plastic',
  'Foam',
  'Nitrile and vinyl',
]

/** What an item is used for; visitors filter the catalogue by it. */
export const FOODS = [
  'Bread and rolls',
  'Pastry and cakes',
  'Sandwiches and burgers',
  'Fries and fried food',
  'Hot meals',
  'Salad and fruit',
  'Meat, fish and cheese',
  'Sweets and biscuits',
  'Groceries and gifts',
]

/** Which food may touch the material. */
export const CONTACTS = ['Dry food', 'Fatty food', 'Moist food', 'Hot food', 'Packed food only']
