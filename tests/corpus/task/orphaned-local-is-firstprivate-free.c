// Claim: in an orphaned function the task copies the function's local. Source: semantics.md §5; OpenMP 5.2 §5.1.1
// Output: differs without OpenMP
static int y;

static void start(void) {
  int x = 1;
#pragma omp task
  {
    x = x + 5;
    y = x;
  }
  x = x + 2;
}

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  start();
  return y;
}
