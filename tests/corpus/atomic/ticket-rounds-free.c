// Claim: a counter that is reset between barriers gives numbers of their own to the iterations of each round. Source: OpenMP 5.2 §15.8.4; semantics.md §4
static int out[100], in[100], n;

void rounds(int r) {
#pragma omp parallel //@ RACE_FREE
  for (int k = 0; k < r; k++) {
#pragma omp single
    n = 0;
#pragma omp for
    for (int i = 0; i < 100; i++) {
      if (in[i] > 0) {
        int at;
#pragma omp atomic capture
        at = n++;
        out[at] = i;
      }
    }
#pragma omp for
    for (int i = 0; i < 100; i++) {
      in[i] = out[i];
    }
  }
}
