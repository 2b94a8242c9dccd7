// Claim: the function is called by main alone, outside any parallel region. Source: semantics.md §5, §11
static int x;

static void start(void) {
#pragma omp task //@ RACE_FREE
  x = 1;
  x = x + 2;
}

int main(void) {
  start();
  return x > 0;
}
