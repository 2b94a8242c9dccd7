// Claim: where some iterations decrement the counter, two others may capture the same number. Source: OpenMP 5.2 §15.8.4
static int out[100], n;

void compact(const int *in, int m) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < m; i++) {
    if (in[i] > 0) {
      int k;
#pragma omp atomic capture
      k = n++;
      out[k] = in[i]; //@ race(out) possible
    } else {
#pragma omp atomic
      n--;
    }
  }
}
