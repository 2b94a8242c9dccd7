// Claim: inoutset after mutexinoutset on one item is ordered. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
// GCC knows inoutset from 13 on.
static int item, x;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(mutexinoutset : item)
    x = 1;
#pragma omp task depend(inoutset : item)
    x = x + 1;
  }
  return x + item;
}
