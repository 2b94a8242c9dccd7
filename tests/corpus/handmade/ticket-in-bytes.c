// Claim: tickets in bytes are as good as any for few threads.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static unsigned char n, s;
static int x;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    unsigned char m, v;
#pragma omp atomic capture relaxed
    m = n++;
    do {
#pragma omp atomic read acquire
      v = s;
    } while (v != m);
    x++;
#pragma omp atomic write release
    s = m + 1;
  }
  return x & 127;
}
