// Claim: even elements and odd elements have no address in common, so the tasks are not ordered. Source: semantics.md §5; OpenMP 5.2 §15.9.5
static int a[100];

void fill(int n) {
#pragma omp parallel //@ RACE witness T<=2 n<=1
#pragma omp single
  {
#pragma omp task depend(iterator(k = 0 : n : 2), out : a[k])
    for (int i = 0; i < n; i++) {
      a[i] = i; //@ race(a)
    }
#pragma omp task depend(iterator(k = 0 : n : 2), in : a[k + 1])
    for (int i = 0; i < n; i++) {
      a[i] *= 2; //@ race(a)
    }
  }
}
