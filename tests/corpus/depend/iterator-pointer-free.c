// Claim: an iterator may be a pointer that goes from one element to another. Source: OpenMP 5.2 §3.2.6
static int a[100];

void fill(int n) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    for (int i = 0; i < n; i++) {
#pragma omp task depend(out : a[i])
      a[i] = i;
    }
#pragma omp task depend(iterator(int *p = a : a + n), in : *p)
    for (int i = 0; i < n; i++) {
      a[i] *= 2;
    }
  }
}
