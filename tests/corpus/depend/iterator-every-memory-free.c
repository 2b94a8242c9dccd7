// Claim: a task that depends on all memory follows those that have a locator; this one has one wherever it writes. Source: OpenMP 5.2 §15.9.5
static int a[100];

void fill(int n) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(iterator(k = 0 : n), out : a[k])
    for (int i = 0; i < n; i++) {
      a[i] = i;
    }
#pragma omp task depend(inout : omp_all_memory)
    a[0]++;
  }
}
