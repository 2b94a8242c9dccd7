// Claim: whatever n is, the iterator makes the last task depend on the tasks of all elements that it reads. Source: semantics.md §5; OpenMP 5.2 §3.2.6
int total(int n) {
  int a[n], sum = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    for (int i = 0; i < n; i++) {
#pragma omp task depend(out : a[i])
      a[i] = i;
    }
#pragma omp task depend(iterator(k = 0 : n), in : a[k])
    for (int i = 0; i < n; i++) {
      sum += a[i];
    }
  }
  return sum;
}
