// Claim: how far the iterator goes was computed from floating values: whether the task of the last element is waited for is not known. Source: semantics.md §1, §5
static int a[100];

void fill(int n, double part) {
  int end = (int)(n * part);
#pragma omp parallel //@ RACE
#pragma omp single
  {
    for (int i = 0; i < n; i++) {
#pragma omp task depend(out : a[i])
      a[i] = i; //@ race(a) possible
    }
#pragma omp task depend(iterator(k = 0 : end), in : a[k])
    for (int i = 0; i < n; i++) {
      a[i] *= 2; //@ race(a) possible
    }
  }
}
