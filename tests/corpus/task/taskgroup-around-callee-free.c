// Claim: tasks that a callee generates are in the caller's taskgroup. Source: semantics.md §5 (TG); OpenMP 5.2 §15.4
static int x, y;

static void start(void) {
#pragma omp task
  x = 1;
}

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp taskgroup
    start();
    y = x;
  }
  return y;
}
