// Claim: between two critical regions another thread may read the same number. Source: semantics.md §6; OpenMP 5.2 §15.2
void fill(double *restrict out, int *restrict top, int n) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < n; i++) {
    int k;
#pragma omp critical
    k = *top;
#pragma omp critical
    *top = k + 1;
    out[k] = i; //@ race(out) possible
  }
}
