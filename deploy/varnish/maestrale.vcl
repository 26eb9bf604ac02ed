# Varnish 7 in front of the site, with vmod xkey of the package varnish-modules; docs/cdn.md explains it.
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/maestrale.vcl -s malloc,256m
# The site needs CDN_PURGE_URL=http://127.0.0.1:6081/purge-by-tag and TRUST_PROXY=true.
vcl 4.1;

import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 60s;
}

# Machines of the site.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.url == "/purge-by-tag") {
    # A proxy in front sets this header: its visitors must not purge.
    if (client.ip !~ purgers || req.http.X-Forwarded-For !~ "^[^,]*$" || req.http.Via) { return (synth(403)); }
    if (req.method != "POST" || !req.http.Surrogate-Key) { return (synth(400)); }
    set req.http.X-Purged = xkey.softpurge(req.http.Surrogate-Key);
    return (synth(200, "Purged " + req.http.X-Purged));
  }

  # Visitors do not choose under what a page is stored.
  unset req.http.X-Page-Currency;
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }

  # The same for everybody.
  if (req.url ~ "^/(assets|media)/") {
    unset req.http.Cookie;
    return (hash);
  }
  if (req.url ~ "^/(api|dev)/" || req.url ~ "^/(healthz|readyz)" || req.url ~ "(?i)^/((en|fr|de)/)?(secure|account|office)(/|\?|$)") {
    return (pass);
  }

  # The visitor's country: of the cookie, else of the proxy's header.
  set req.http.X-Country = req.http.X-Visitor-Country;
  if (req.http.Cookie ~ "(^|; *)officecountry=") {
    set req.http.X-Country = regsub(req.http.Cookie, "^(?:.*?; *)?officecountry=([^;]*).*$", "\1");
  }
  set req.http.X-Country = std.tolower(req.http.X-Country);
  if (req.http.X-Country !~ "^[a-z][a-z]$") { unset req.http.X-Country; }
  # Some villas are hidden from them: their pages are nobody else's.
  if (req.http.X-Country ~ "^(it|gr)$") { return (pass); }
  # The cookies of a search lead to its results.
  if (req.http.Cookie && req.url ~ "/results/?$") { return (pass); }

  # The currency of the first paint: the chosen one, else that of the country, else that of the language.
  if (req.http.Cookie ~ "(^|; *)currency=(1|3|10)(;|$)") {
    set req.http.X-Page-Currency = regsub(req.http.Cookie, "^(?:.*?; *)?currency=(1|3|10)(?:;.*)?$", "\1");
  } elsif (req.http.X-Country == "us") {
    set req.http.X-Page-Currency = "3";
  } elsif (req.http.X-Country == "gb" || (!req.http.X-Country && req.url !~ "(?i)^/(fr|de)(/|\?|$)")) {
    set req.http.X-Page-Currency = "10";
  } else {
    set req.http.X-Page-Currency = "1";
  }
  unset req.http.Cookie;
  unset req.http.X-Visitor-Country;
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.X-Page-Currency);
}

sub vcl_backend_response {
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private|no-store" || beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    return (deliver);
  }
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
    # Kept until it is purged. A purged page is asked for again with its ETag, and never shown meanwhile.
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  } elsif (beresp.http.Cache-Control ~ "no-cache") {
    set beresp.ttl = 0s;
  }
  set beresp.grace = 0s;
  set beresp.keep = 1h;
}

sub vcl_deliver {
  # For a browser the page depends on its cookies.
  if (resp.http.Vary ~ "x-page-currency") { set resp.http.Vary = "accept-encoding, cookie"; }
  unset resp.http.Surrogate-Control;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.xkey;
  set resp.http.X-Cache = regsub(regsub(obj.hits, "^[1-9].*", "hit"), "^0$", "miss");
}
