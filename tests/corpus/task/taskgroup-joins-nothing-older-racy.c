// Claim: a task generated before the taskgroup is not joined at its end. Source: semantics.md §5 (TG); OpenMP 5.2 §15.4
static int x, y, z;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    x = 1; //@ race(x)
#pragma omp taskgroup
    {
#pragma omp task
      z = 1;
    }
    y = x + z; //@ race(x)
  }
  return y;
}
