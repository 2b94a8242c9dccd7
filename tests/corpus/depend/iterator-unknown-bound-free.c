// Claim: what the bound is does not matter where the iterator's values are those that the task uses. Source: semantics.md §5; OpenMP 5.2 §3.2.6
static int a[100];

void fill(int n, double part) {
  int end = (int)(n * part);
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    for (int i = 0; i < n; i++) {
#pragma omp task depend(out : a[i])
      a[i] = i;
    }
#pragma omp task depend(iterator(k = 0 : end), in : a[k])
    for (int i = 0; i < end; i++) {
      a[i] *= 2;
    }
  }
}
