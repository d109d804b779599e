/** What is baked, roasted and eaten: an oven beside one of these is a cook's. The source of a pattern. */
export const dishes =
  "bak\\w+|bread|loaf|dough|cakes?|pies?|pizzas?|pudding|meringues?|challah|latkes|lasagne|casserole|turkey|goose|duck|chicken|lamb|beef|joint|potatoes|roast|dinner|lunch|supper|tray|recipe";
