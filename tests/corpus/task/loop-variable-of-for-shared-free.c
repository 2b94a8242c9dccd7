// Claim: the loop waits for the task that shares its variable before it goes on. Source: semantics.md §5 (TW)
static int last;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp for
  for (int i = 0; i < 20; i++) {
#pragma omp task shared(i)
    {
#pragma omp atomic write
      last = i;
    }
#pragma omp taskwait
  }
  return last > 20;
}
