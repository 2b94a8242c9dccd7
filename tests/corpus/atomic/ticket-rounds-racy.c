// Claim: a counter that is reset while others count gives the same numbers again. Source: OpenMP 5.2 §15.8.4; semantics.md §4
static int out[100], in[100], n;

void rounds(int r) {
#pragma omp parallel //@ RACE
  for (int k = 0; k < r; k++) {
#pragma omp masked
#pragma omp atomic write
    n = 0;
#pragma omp for
    for (int i = 0; i < 100; i++) {
      if (in[i] > 0) {
        int at;
#pragma omp atomic capture
        at = n++;
        out[at] = i; //@ race(out) possible
      }
    }
#pragma omp for
    for (int i = 0; i < 100; i++) {
      in[i] = out[i];
    }
  }
}
