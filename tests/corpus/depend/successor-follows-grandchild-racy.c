// Claim: a dependence waits for the task itself, not for the tasks that it generated. Source: semantics.md §10 (DEP); OpenMP 5.2 §15.9.5
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(out : x)
    {
#pragma omp task
      x = 1; //@ race(x)
    }
#pragma omp task depend(in : x)
    y = x; //@ race(x)
  }
  return y;
}
