// Claim: going down from element n, the pointer stops before element 0. Source: OpenMP 5.2 §3.2.6
static int a[100];

void fill(int n) {
#pragma omp parallel //@ RACE witness T<=2 n<=1
#pragma omp single
  {
    for (int i = 0; i < n; i++) {
#pragma omp task depend(out : a[i])
      a[i] = i; //@ race(a)
    }
#pragma omp task depend(iterator(int *p = a + n : a : -1), in : *p)
    for (int i = 0; i < n; i++) {
      a[i] *= 2; //@ race(a)
    }
  }
}
