// Claim: what atomic increments capture is another number for each of them, so that each element has a place of its own. Source: OpenMP 5.2 §15.8.4
static int out[100], n;

void compact(const int *in, int m) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < m; i++) {
    if (in[i] > 0) {
      int k;
#pragma omp atomic capture
      k = n++;
      out[k] = in[i];
    }
  }
}
