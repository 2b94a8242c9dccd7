// Claim: what follows an undeferred task, and the tasks generated then, are after it. Source: semantics.md §5 (UND, CR); OpenMP 5.2 §12.5
static int x;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task if(0)
    x = 1;
#pragma omp task
    x = x + 2;
  }
  return x;
}
