// Claim: each task has an element of its own for any n. Source: semantics.md §5
void fill(int n, int *restrict a) {
  for (int i = 0; i < n; i++) {
#pragma omp task //@ RACE_FREE
    a[i] = i;
  }
#pragma omp taskwait
}
