// Claim: tasks that count down have places of their own, too. Source: OpenMP 5.2 §15.8.4
static int out[100], n = 100;

void push(int m) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 0; i < m; i++) {
#pragma omp task
    {
      int k;
#pragma omp atomic capture
      k = --n;
      out[k] = i;
    }
  }
}
