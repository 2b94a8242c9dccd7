// Claim: the tasks of neighbouring trips meet on an element. Source: semantics.md §5
void smooth(int n, int *restrict a) {
  for (int i = 0; i < n; i++) {
#pragma omp task //@ RACE witness T<=2 n<=2
    a[i] = a[i + 1]; //@ race(a)
  }
#pragma omp taskwait
}
