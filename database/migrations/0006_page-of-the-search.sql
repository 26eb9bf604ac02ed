-- A catalogue that has pages already gets that of the search, to which the navigation leads; a new one is seeded with it.
INSERT INTO "page" ("id", "parent_id", "template_id", "path", "menu_name", "title", "meta_description", "heading1", "heading2")
SELECT
  GREATEST(2013, max("id") + 1), 1, 103, '/search',
  '{"en": "Search", "fr": "Rechercher", "de": "Suche"}',
  '{"en": "Search the site", "fr": "Rechercher sur le site", "de": "Suche auf der Website"}',
  '{"en": "Find a villa, a place, an experience or an answer by its name or by a word.", "fr": "Trouver une villa, un lieu, une expérience ou une réponse par son nom ou par un mot.", "de": "Eine Villa, einen Ort, ein Erlebnis oder eine Antwort am Namen oder an einem Wort finden."}',
  '{"en": "What are you looking for?", "fr": "Que cherchez-vous ?", "de": "Was suchen Sie?"}',
  '{"en": "A name, a place or a word is enough", "fr": "Un nom, un lieu ou un mot suffit", "de": "Ein Name, ein Ort oder ein Wort genügt"}'
FROM "page"
HAVING count(*) > 0 AND NOT bool_or("path" = '/search');
