// Claim: two nowait loops over adjacent ranges do not meet. Source: semantics.md §10
void fill(int n, int *a) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for nowait
    for (int i = 0; i < n / 2; i++) {
      a[i] = 1;
    }
#pragma omp for nowait
    for (int i = n / 2; i < n; i++) {
      a[i] = 2;
    }
  }
}
