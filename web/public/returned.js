// The pop-up of an identity provider hands its result to the window that waits for it.
const said = JSON.parse(document.getElementById('returned').textContent)
for (const [name, value] of new URLSearchParams(location.hash.slice(1))) said[name] = value
history.replaceState(null, '', location.pathname)
new BroadcastChannel('identity').postMessage(said)
window.close()
