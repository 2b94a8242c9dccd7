// Claim: two iterators name all elements of the first n rows. Source: semantics.md §5; OpenMP 5.2 §3.2.6
static int a[50][8];

void fill(int n) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    for (int i = 0; i < n; i++) {
#pragma omp task depend(out : a[i][3])
      a[i][3] = i;
    }
#pragma omp task depend(iterator(k = 0 : n, l = 0 : 100 - 92), inout : a[k][l])
    for (int i = 0; i < n; i++) {
      a[i][3]++;
    }
  }
}
