// Claim: the function joins its task before it writes itself. Source: semantics.md §5 (TW)
void start(int *restrict cell) {
#pragma omp task //@ RACE_FREE
  *cell = 1;
#pragma omp taskwait
  *cell = 2;
}
