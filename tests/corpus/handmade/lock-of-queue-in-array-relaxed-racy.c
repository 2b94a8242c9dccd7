// Claim: a queue whose places are opened by relaxed stores orders nothing.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x, place[4] = {1}, tail;

int main(void) {
#pragma omp parallel num_threads(3) //@ RACE
  {
    int m, v;
#pragma omp atomic capture relaxed
    m = tail++;
    do {
#pragma omp atomic read acquire
      v = place[m % 4];
    } while (!v);
#pragma omp atomic write relaxed
    place[m % 4] = 0;
    x++; //@ race(x)
#pragma omp atomic write relaxed
    place[(m + 1) % 4] = 1;
  }
  return x & 127;
}
