// Claim: inside the single the same thread generates the task and waits for it. Source: semantics.md §5 (TW); OpenMP 5.2 §15.5
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp single nowait
    {
#pragma omp task
      x = 1;
#pragma omp taskwait
      y = x;
    }
  }
  return y;
}
