// Claim: restrict promises that the parameters point to different objects. Source: semantics.md §9
void shift(int n, double *restrict to, const double *restrict from) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < n; i++) {
    to[i] = from[i + 1];
  }
}
