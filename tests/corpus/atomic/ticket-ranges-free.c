// Claim: who adds a length and captures what was there before has as many places for itself. Source: OpenMP 5.2 §15.8.4
static int out[100], n;

void collect(const int *length, int m) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < m; i++) {
    int k, some = length[i];
    if (some > 0) {
#pragma omp atomic capture
      {
        k = n;
        n += some;
      }
      for (int j = 0; j < some; j++) {
        out[k + j] = i;
      }
    }
  }
}
