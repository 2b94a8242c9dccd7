// Claim: who calls the next ticket before its work is done meets the next thread.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int x, n, s;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int m, v;
#pragma omp atomic capture relaxed
    m = n++;
    do {
#pragma omp atomic read acquire
      v = s;
    } while (v != m);
#pragma omp atomic write release
    s = m + 1;
    x++; //@ race(x)
  }
  return x & 127;
}
