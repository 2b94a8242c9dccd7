// Claim: tasks that a condition generates are not ordered with each other. Source: OpenMP 5.2 §12.5
static int y;

static int spawn(void) {
#pragma omp task
  y++; //@ race(y)
  return 1;
}

void run(int n) {
#pragma omp parallel //@ RACE
#pragma omp single
  {
    int k = 0;
    while (spawn() && k < n) {
      k++;
    }
  }
}
