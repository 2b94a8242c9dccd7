// Claim: who does not increment the counter leaves its number to the next one. Source: semantics.md §6; OpenMP 5.2 §15.2
void fill(double *restrict out, int *restrict top, const int *restrict in, int n) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < n; i++) {
    int k;
#pragma omp critical
    {
      k = *top;
      if (in[i] > 0) {
        *top = k + 1;
      }
    }
    out[k] = i; //@ race(out)
  }
}
