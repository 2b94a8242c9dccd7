// Claim: taskwait depend with nowait passes order on, as an empty task does. Source: semantics.md §5 (TWD); OpenMP 5.2 §15.5
// GCC knows nowait on taskwait from 13 on.
static int x, y, a, b;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : a)
    x = 1;
#pragma omp taskwait depend(in : a) depend(out : b) nowait
#pragma omp task depend(in : b)
    y = x;
  }
  return y + a + b;
}
