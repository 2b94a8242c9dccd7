// Claim: the tasks of a sequential trip outlive it and meet those of the next. Source: semantics.md §4 (stand-alone tasks outlive the iteration), §5
void sweep(int n, int *restrict cell) {
  for (int k = 0; k < n; k++) {
#pragma omp task //@ RACE witness T<=2 n<=2
    *cell += k; //@ race(cell)
  }
#pragma omp taskwait
}
