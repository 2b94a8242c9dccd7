// Claim: a condition that waits for the task that it generates leaves none to run beside the next one. Source: OpenMP 5.2 §15.5
static int y;

static int spawn(void) {
#pragma omp task
  y++;
#pragma omp taskwait
  return 1;
}

void run(int n) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    int k = 0;
    while (spawn() && k < n) {
      y += k;
      k++;
    }
  }
}
