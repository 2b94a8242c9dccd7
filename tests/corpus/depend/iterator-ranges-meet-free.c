// Claim: two iterators that begin with the same element order their tasks as soon as both have values; without values a task accesses nothing. Source: semantics.md §5; OpenMP 5.2 §15.9.5
static int a[100];

void fill(int n, int m) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(iterator(k = 0 : n), out : a[k])
    for (int i = 0; i < n; i++) {
      a[i] = i;
    }
#pragma omp task depend(iterator(k = 0 : m), in : a[k])
    for (int i = 0; i < m; i++) {
      a[i] *= 2;
    }
  }
}
