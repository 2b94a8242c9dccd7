// Claim: a counter that is read and incremented in one critical region gives another number each time. Source: semantics.md §6; OpenMP 5.2 §15.2
void fill(double *restrict out, unsigned *restrict top, int n) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < n; i++) {
    unsigned k;
#pragma omp critical
    {
      k = *top;
      *top = k + 1;
    }
    out[k] = i;
  }
}
