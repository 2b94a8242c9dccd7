// Claim: inside the group the parent still runs beside its task. Source: semantics.md §5 (TG); OpenMP 5.2 §15.4
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp taskgroup
    {
#pragma omp task
      x = 1; //@ race(x)
      y = x; //@ race(x)
    }
  }
  return y;
}
