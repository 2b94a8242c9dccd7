// Claim: the first look at a maximum is outside of the critical region and races with the write inside, whatever the second look finds.
// Source: semantics.md §6; OpenMP 5.2 §15.2
void largest(const int *restrict x, int n, int *restrict max) {
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < n; i++)
    if (x[i] > *max) { //@ race(max)
#pragma omp critical
      if (x[i] > *max)
        *max = x[i]; //@ race(max)
    }
}
