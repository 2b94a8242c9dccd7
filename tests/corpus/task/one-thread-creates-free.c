// Claim: inside single there is one instance of the task. Source: semantics.md §5; OpenMP 5.2 §12.5
static int x;

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp single
    {
#pragma omp task
      x++;
    }
  }
  return x;
}
