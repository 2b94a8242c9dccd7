// Claim: all even elements down from 2n and every sixth one up from 0 have element 0 in common for each n >= 0. Source: semantics.md §5; OpenMP 5.2 §15.9.5
static int a[100];

void fill(int n) {
  if (n < 0) {
    return;
  }
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(iterator(k = 2 * n : -1 : -2), out : a[k])
    for (int i = 0; i < n; i++) {
      a[i] = i;
    }
#pragma omp task depend(iterator(k = 0 : n + 1 : 6), in : a[k])
    for (int i = 0; i < n; i++) {
      a[i] *= 2;
    }
  }
}
