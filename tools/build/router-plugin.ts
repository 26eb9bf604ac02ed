import type { Plugin } from 'vite'

const component = /^const (\w+) = React\$1\.(forwardRef|createContext)\(/gm
const name = /^\w+\.displayName = .*;$/gm
const instrumentation = /^import \{ (.+) \} from ".\/instrumentation\.js";$/m
/** What the router does where an application passes no instrumentation. */
const withoutInstrumentation = [
  'const consumeInstrumentationClientResultMetaReceiver = () => undefined;',
  'const getRouteInstrumentationUpdates = () => ({});',
  'const instrumentClientSideRouter = router => router;',
  'const instrumentHandler = handler => handler;',
].join(' ')

/** Its warnings are for developers. Calls of a function without side effects are dropped, and their texts with them. */
const warnings = /^function (warning|warnOnce|warningOnce)\((.*)\) \{$/gm

/** The texts of errors that only a wrong use of the router raises; their stack says where. */
const invariantTexts = /^(\s*(?:if \(.*\) )?invariant\(.*), (?:"[^"]*"|`[^`]*`)\);$/gm

/**
 * React Router sets display names for debugging, and a component with one stays in the bundle, used or not:
 * prefetching links for its framework, forms, hash routers. Without the names they are tree-shaken (ADR-0016). It also
 * imports hooks for tracing each navigation, which nothing here passes.
 */
export const slimRouter = (): Plugin => ({
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production/ },
    handler: code => ({
      code: code
        .replace(name, '')
        .replace(warnings, '/* @__NO_SIDE_EFFECTS__ */ function $1($2) { return;')
        .replace(invariantTexts, '$1);')
        .replace(instrumentation, withoutInstrumentation)
        .replace(component, 'const $1 = /* @__PURE__ */ React$$1.$2('),
      map: null,
    }),
  },
})
