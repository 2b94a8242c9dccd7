// Claim: two pointer parameters of one type may point into the same array. Source: semantics.md §9
void shift(int n, double *to, double *from) {
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap from to)
  for (int i = 0; i < n; i++) {
    to[i] = from[i + 1];
  }
}
