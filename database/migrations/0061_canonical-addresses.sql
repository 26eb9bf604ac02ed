-- E-mail addresses are stored in one form: ASCII letters small, the domain in ASCII (RFC 3492). `canonicalEmail` of
-- domain/people/email.ts makes it of what is typed; here it is made of what was stored before.
CREATE FUNCTION pg_temp.punycode(label text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  points integer[] := array(SELECT ascii(letter) FROM unnest(string_to_array(label, NULL)) WITH ORDINALITY AS of(letter, place) ORDER BY place);
  total integer := cardinality(points);
  basic text := coalesce((SELECT string_agg(chr(point), '' ORDER BY place) FROM unnest(points) WITH ORDINALITY AS of(point, place) WHERE point < 128), '');
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  encoded text := '';
  n integer := 128;
  delta bigint := 0;
  bias integer := 72;
  done integer := length(basic);
  next_point integer;
  point integer;
  q bigint;
  k integer;
  threshold integer;
BEGIN
  IF done = total THEN RETURN label; END IF;
  IF done > 0 THEN encoded := basic || '-'; END IF;
  WHILE done < total LOOP
    next_point := (SELECT min(of) FROM unnest(points) AS of WHERE of >= n);
    delta := delta + (next_point - n)::bigint * (done + 1);
    n := next_point;
    FOREACH point IN ARRAY points LOOP
      IF point < n THEN delta := delta + 1; END IF;
      IF point = n THEN
        q := delta;
        k := 36;
        LOOP
          threshold := least(greatest(k - bias, 1), 26);
          EXIT WHEN q < threshold;
          encoded := encoded || substr(digits, (threshold + (q - threshold) % (36 - threshold))::integer + 1, 1);
          q := (q - threshold) / (36 - threshold);
          k := k + 36;
        END LOOP;
        encoded := encoded || substr(digits, q::integer + 1, 1);
        delta := CASE WHEN done = length(basic) THEN delta / 700 ELSE delta / 2 END;
        delta := delta + delta / (done + 1);
        k := 0;
        WHILE delta > 455 LOOP
          delta := delta / 35;
          k := k + 36;
        END LOOP;
        bias := k + (36 * delta / (delta + 38))::integer;
        delta := 0;
        done := done + 1;
      END IF;
    END LOOP;
    delta := delta + 1;
    n := n + 1;
  END LOOP;
  RETURN 'xn--' || encoded;
END $$;--> statement-breakpoint
CREATE FUNCTION pg_temp.canonical_email(address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN address !~ '^[^@]+@[^@]+$' THEN address
    ELSE lower(normalize(split_part(address, '@', 1)) COLLATE "C") || '@' || (
      SELECT string_agg(pg_temp.punycode(label), '.' ORDER BY place)
      FROM unnest(string_to_array(lower(normalize(split_part(address, '@', 2))), '.')) WITH ORDINALITY AS of(label, place))
  END
$$;--> statement-breakpoint
-- Of several rows that become one address, the one that has it already keeps it, else the oldest with a proven account;
-- the others stay as they are.
UPDATE contact SET email = chosen.email FROM (
  SELECT DISTINCT ON (pg_temp.canonical_email(c.email)) c.id, c.email AS written, pg_temp.canonical_email(c.email) AS email
  FROM contact c LEFT JOIN account a ON a.contact_id = c.id
  WHERE pg_temp.canonical_email(c.email) IN (SELECT pg_temp.canonical_email(email) FROM contact WHERE email <> pg_temp.canonical_email(email))
  ORDER BY pg_temp.canonical_email(c.email), c.email = pg_temp.canonical_email(c.email) DESC, a.proven_at NULLS LAST, c.id
) AS chosen WHERE contact.id = chosen.id AND chosen.written <> chosen.email;--> statement-breakpoint
UPDATE co_sign_in SET email = chosen.email FROM (
  SELECT DISTINCT ON (pg_temp.canonical_email(c.email)) c.id, c.email AS written, pg_temp.canonical_email(c.email) AS email
  FROM co_sign_in c LEFT JOIN account a ON a.co_sign_in_id = c.id
  WHERE pg_temp.canonical_email(c.email) IN (SELECT pg_temp.canonical_email(email) FROM co_sign_in WHERE email <> pg_temp.canonical_email(email))
  ORDER BY pg_temp.canonical_email(c.email), c.email = pg_temp.canonical_email(c.email) DESC, a.proven_at NULLS LAST, c.id
) AS chosen WHERE co_sign_in.id = chosen.id AND chosen.written <> chosen.email;--> statement-breakpoint
UPDATE staff SET email = chosen.email FROM (
  SELECT DISTINCT ON (pg_temp.canonical_email(email)) id, email AS written, pg_temp.canonical_email(email) AS email
  FROM staff
  WHERE pg_temp.canonical_email(email) IN (SELECT pg_temp.canonical_email(email) FROM staff WHERE email <> pg_temp.canonical_email(email))
  ORDER BY pg_temp.canonical_email(email), email = pg_temp.canonical_email(email) DESC, id
) AS chosen WHERE staff.id = chosen.id AND chosen.written <> chosen.email;--> statement-breakpoint
DELETE FROM waiting twice USING waiting other
  WHERE twice.villa_id = other.villa_id AND twice.stay = other.stay AND twice.id > other.id
    AND pg_temp.canonical_email(twice.email) = pg_temp.canonical_email(other.email);--> statement-breakpoint
UPDATE waiting SET email = pg_temp.canonical_email(email) WHERE email <> pg_temp.canonical_email(email);--> statement-breakpoint
UPDATE booking SET email = pg_temp.canonical_email(email) WHERE email <> pg_temp.canonical_email(email);--> statement-breakpoint
UPDATE link_token SET email = pg_temp.canonical_email(email) WHERE email <> pg_temp.canonical_email(email);--> statement-breakpoint
UPDATE account_identity SET email = pg_temp.canonical_email(email) WHERE email <> pg_temp.canonical_email(email);--> statement-breakpoint
UPDATE enquiry SET email = pg_temp.canonical_email(email) WHERE email <> pg_temp.canonical_email(email);--> statement-breakpoint
UPDATE application SET email = pg_temp.canonical_email(email) WHERE email <> pg_temp.canonical_email(email);--> statement-breakpoint
UPDATE call_back SET email = pg_temp.canonical_email(email) WHERE email <> pg_temp.canonical_email(email);--> statement-breakpoint
UPDATE shortlist_referral SET recipient = pg_temp.canonical_email(recipient) WHERE recipient <> pg_temp.canonical_email(recipient);--> statement-breakpoint
UPDATE mail SET recipient = pg_temp.canonical_email(recipient) WHERE recipient <> pg_temp.canonical_email(recipient);--> statement-breakpoint
UPDATE mail SET reply_to = pg_temp.canonical_email(reply_to) WHERE reply_to <> pg_temp.canonical_email(reply_to);
