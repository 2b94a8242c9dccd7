// Claim: a taskgroup orders its end after its tasks, not the tasks among themselves. Source: semantics.md §5 (TG); OpenMP 5.2 §15.4
static int x;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp taskgroup
    {
#pragma omp task
      x = 1; //@ race(x)
#pragma omp task
      x = 2; //@ race(x)
    }
  }
  return x > 0;
}
