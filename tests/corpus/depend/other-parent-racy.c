// Claim: tasks of different parents are not ordered by depend. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int x;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    {
#pragma omp task depend(out : x)
      x = 1; //@ race(x)
    }
#pragma omp task depend(inout : x)
    x = x + 1; //@ race(x)
  }
  return x > 0;
}
