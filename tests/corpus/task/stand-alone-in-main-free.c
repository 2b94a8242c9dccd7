// Claim: a task in main outside any parallel region runs on the one thread there is. Source: semantics.md §5, §11; OpenMP 5.2 §12.9
static int x, y;

int main(void) {
#pragma omp task //@ RACE_FREE
  x = 1;
#pragma omp task
  x = x + 2;
  y = x;
  return y > 0;
}
