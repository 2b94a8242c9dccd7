// Claim: what a loop writes that a condition comes to belongs to the region like what stands in the body. Source: OpenMP 5.2 §1.4.1
static int fill(int *a, int n) {
  for (int i = 0; i < n; i++) {
    a[i] = i; //@ race(a)
  }
  return n;
}

void count(int *a, int n) {
#pragma omp parallel //@ RACE
  {
    int k = 0;
    while (fill(a, n) > k) {
      k++;
    }
  }
}

void countEach(int *a, int n, int m) {
#pragma omp parallel for //@ RACE
  for (int j = 0; j < m; j++) {
    for (int k = 0; k < fill(a, n); k++) {
    }
  }
}
