// Claim: the second iterator ends before column m, so that the tasks of this column are not waited for. Source: semantics.md §5; OpenMP 5.2 §3.2.6
static int a[50][8];

void fill(int n, int m) {
  if (m < 0 || m >= 8) {
    return;
  }
#pragma omp parallel //@ RACE witness T<=2 n<=1 m<=0
#pragma omp single
  {
    for (int i = 0; i < n; i++) {
#pragma omp task depend(out : a[i][m])
      a[i][m] = i; //@ race(a)
    }
#pragma omp task depend(iterator(k = 0 : n, l = 0 : m), inout : a[k][l])
    for (int i = 0; i < n; i++) {
      a[i][m]++; //@ race(a)
    }
  }
}
