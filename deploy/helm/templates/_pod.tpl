{{- define "maestrale.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
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

{{- define "maestrale.environment" -}}
env:
  # The mounted volume, whatever a secret made from the example environment says.
  - name: DATA_DIR
    value: /data
  {{- range $name, $value := .Values.settings }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
  - name: ROLE
    value: {{ .Role | quote }}
  - name: SHUTDOWN_DELAY_SECONDS
    value: {{ .Values.drainSeconds | quote }}
  {{- if .Values.metrics.enabled }}
  - name: METRICS_PORT
    value: {{ .Values.metrics.port | quote }}
  - name: METRICS_HOST
    value: 0.0.0.0
  {{- end }}
envFrom:
  {{- range .Values.secrets }}
  - secretRef:
      name: {{ . }}
  {{- end }}
{{- end }}

{{- define "maestrale.mounts" -}}
- name: temporary
  mountPath: /tmp
{{- range .Values.files }}
- name: {{ .name }}
  mountPath: {{ .path }}
  readOnly: true
{{- end }}
{{- end }}

{{- define "maestrale.volumes" -}}
- name: temporary
  emptyDir: {}
{{- range .Values.files }}
- name: {{ .name }}
  secret:
    secretName: {{ .secret }}
{{- end }}
{{- end }}
