// Claim: with shared the task and its parent meet on the function's local. Source: semantics.md §5; OpenMP 5.2 §5.4.2
static int y;

static void start(void) {
  int x = 1;
#pragma omp task shared(x)
  x = x + 5; //@ race(x)
  x = x + 2; //@ race(x)
#pragma omp taskwait
  y = x;
}

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  start();
  return y;
}
