// Claim: even elements down from 2n and every sixth one up from 3 have no address in common. Source: semantics.md §5; OpenMP 5.2 §15.9.5
static int a[100];

void fill(int n) {
  if (n < 0) {
    return;
  }
#pragma omp parallel //@ RACE witness T<=2 n<=1
#pragma omp single
  {
#pragma omp task depend(iterator(k = 2 * n : -1 : -2), out : a[k])
    for (int i = 0; i < n; i++) {
      a[i] = i; //@ race(a)
    }
#pragma omp task depend(iterator(k = 3 : n + 1 : 6), in : a[k])
    for (int i = 0; i < n; i++) {
      a[i] *= 2; //@ race(a)
    }
  }
}
