ALTER TABLE "region" ADD COLUMN "island" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What a catalogue that is seeded already has of them; a new one is seeded with the answer.
UPDATE "region" SET "island" = true WHERE "slug" IN (
  'sicily', 'sardinia', 'corsica', 'greek-islands', 'corfu', 'paxos', 'antipaxos', 'lefkada', 'kefalonia', 'ithaca',
  'zakynthos', 'mykonos', 'paros', 'antiparos', 'santorini', 'naxos', 'tinos', 'rhodes', 'patmos', 'symi', 'skiathos',
  'skopelos', 'crete', 'hydra'
);
