// Claim: both loops use the same chunk size, whatever its value, so equal iterations have equal owners. Source: semantics.md §3; OpenMP 5.2 §4.4.5
void ramp(int n, int chunk, int *restrict a, int *restrict b) {
  if (chunk < 1) {
    return;
  }
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for schedule(static, chunk) nowait
    for (int i = 0; i < n; i++) {
      a[i] = i;
    }
#pragma omp for schedule(static, chunk) nowait
    for (int i = 0; i < n; i++) {
      b[i] = a[i];
    }
  }
}
