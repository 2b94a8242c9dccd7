// Claim: only who incremented the counter uses its number. Source: semantics.md §6; OpenMP 5.2 §15.2
void fill(double *restrict out, int *restrict top, const int *restrict in, int n) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < n; i++) {
    int k;
#pragma omp critical
    {
      k = *top;
      if (in[i] > 0) {
        *top = k + 1;
      }
    }
    if (in[i] > 0) {
      out[k] = i;
    }
  }
}
