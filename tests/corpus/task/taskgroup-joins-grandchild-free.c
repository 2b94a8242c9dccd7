// Claim: taskgroup joins the tasks generated inside it with all their descendants. Source: semantics.md §5 (TG); OpenMP 5.2 §15.4
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp taskgroup
    {
#pragma omp task
      {
#pragma omp task
        x = 1;
      }
    }
    y = x;
  }
  return y;
}
