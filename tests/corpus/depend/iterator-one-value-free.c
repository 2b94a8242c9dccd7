// Claim: an iterator with one value names one element, whatever the value is. Source: OpenMP 5.2 §3.2.6
static int a[100];

void fill(int n) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    for (int i = 0; i < n; i++) {
#pragma omp task depend(iterator(k = i : i + 1), out : a[k])
      a[i] = i;
#pragma omp task depend(iterator(k = i : i + 1), in : a[k])
      a[i] *= 2;
    }
  }
}
