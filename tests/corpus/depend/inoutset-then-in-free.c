// Claim: every pair of inoutset with another type is ordered. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
// GCC knows inoutset from 13 on.
static int item, x, y, z;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(inoutset : item)
    x = 1;
#pragma omp task depend(inoutset : item)
    y = 1;
#pragma omp task depend(in : item)
    z = x + y;
  }
  return z + item;
}
