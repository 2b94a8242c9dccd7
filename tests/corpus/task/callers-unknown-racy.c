// Claim: without main the caller may stand in a parallel region, whose threads run the tasks. Source: semantics.md §5
void start(int *restrict cell) {
#pragma omp task //@ RACE witness T<=2
  *cell = 1; //@ race(cell)
  *cell = 2; //@ race(cell)
#pragma omp taskwait
}
