// Claim: the later statement reads b[i+1] after the lane of i + 1 has written it. Source: semantics.md §7
static int b[21], c[21], d[20];

int main(void) {
#pragma omp simd //@ RACE
  for (int i = 0; i < 20; i++) {
    b[i] = c[i];     //@ race(b)
    d[i] = b[i + 1]; //@ race(b)
  }
  return d[19] + b[0];
}
