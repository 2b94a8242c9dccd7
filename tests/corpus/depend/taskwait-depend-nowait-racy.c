// Claim: taskwait depend with nowait does not make the parent wait. Source: semantics.md §5 (TWD); OpenMP 5.2 §15.5
// GCC knows nowait on taskwait from 13 on.
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1; //@ race(x)
#pragma omp taskwait depend(in : x) nowait
    y = x; //@ race(x)
  }
  return y;
}
