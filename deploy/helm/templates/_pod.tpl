{{- define "maestrale.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "maestrale.pullSecrets" -}}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{- define "maestrale.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "maestrale.security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{- /* Numbers of a values file are floats: 63072000 must not become 6.3072e+07. */ -}}
{{- define "maestrale.text" -}}
{{ kindIs "float64" . | ternary (toJson .) (toString .) | quote }}
{{- end }}

{{- define "maestrale.environment" -}}
{{- range list "DATA_DIR" "HOST" "METRICS_HOST" "METRICS_PORT" "PORT" "ROLE" "SHUTDOWN_DELAY_SECONDS" }}
{{- if hasKey $.Values.settings . }}
{{- fail (printf "settings.%s: the chart sets it; use metrics, worker, drainSeconds, service or storage." .) }}
{{- end }}
{{- end }}
env:
  # What the chart relies on, whatever a secret made from the example environment says.
  - name: DATA_DIR
    value: /data
  - name: HOST
    value: 0.0.0.0
  - name: PORT
    value: "3000"
  {{- range $name, $value := .Values.settings }}
  - name: {{ $name }}
    value: {{ include "maestrale.text" $value }}
  {{- end }}
  - name: ROLE
    value: {{ .Role | quote }}
  - name: SHUTDOWN_DELAY_SECONDS
    value: {{ include "maestrale.text" .Values.drainSeconds }}
  {{- if .Values.metrics.enabled }}
  - name: METRICS_PORT
    value: {{ include "maestrale.text" .Values.metrics.port }}
  - name: METRICS_HOST
    value: 0.0.0.0
  {{- end }}
{{- with .Values.secrets }}
envFrom:
  {{- range . }}
  - secretRef:
      name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{- define "maestrale.mounts" -}}
- name: temporary
  mountPath: /tmp
{{- range .Values.files }}
- name: file-{{ .name }}
  mountPath: {{ .path }}
  readOnly: true
{{- end }}
{{- end }}

{{- define "maestrale.volumes" -}}
- name: temporary
  emptyDir: {}
{{- range .Values.files }}
- name: file-{{ .name }}
  secret:
    secretName: {{ .secret }}
{{- end }}
{{- end }}
